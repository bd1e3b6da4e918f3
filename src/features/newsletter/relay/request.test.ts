import {
  bodyLengthOf,
  bodyTypeOf,
  clientOf,
  fieldOf,
  isSameOrigin,
  readBody,
  type RelayRequest,
} from "./request";

const request = (given: Partial<RelayRequest>): RelayRequest => ({
  ...{ method: "POST", headers: {}, body: undefined, remoteAddress: "192.0.2.1" },
  ...given,
});

test.each([
  ["Application/JSON ; charset=utf-8", "json"],
  ["application/jsonp", undefined],
  [undefined, undefined],
])("a body of type %s is %s", (type, expected) => {
  expect(bodyTypeOf({ headers: { "content-type": type } })).toBe(expected);
});

test("a body may be longer than its header claims", () => {
  const body = { email: "☃".repeat(100) };
  expect(bodyLengthOf(request({ body, headers: { "content-length": "5" } }))).toBe(312);
  expect(bodyLengthOf(request({ body, headers: { "content-length": "5000" } }))).toBe(5000);
});

test.each([
  [{ email: "" }, ""],
  [{ email: ["a@b.example"] }, undefined],
  [{}, undefined],
  [Object.create({ email: "inherited" }) as object, undefined],
  ["email", undefined],
  [null, undefined],
])("only text fields are read: %j", (body, expected) => {
  expect(fieldOf(request({ body }), "email")).toBe(expected);
});

test.each([
  [{ "sec-fetch-site": "same-site", origin: "https://cairn.example" }, false],
  [{ origin: "https://cairn.example" }, true],
  [{ origin: "https://cairn.example:8443" }, false],
  [{ origin: "https://cairn.example.elsewhere.example" }, false],
  [{ origin: "null" }, false],
  [{}, false],
])("a request with %j comes from this site: %s", (headers, expected) => {
  expect(isSameOrigin(request({ headers: { host: "cairn.example", ...headers } }))).toBe(expected);
});

test.each([
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["::1", "::/64"],
])("%s counts as the client %s", (remoteAddress, client) => {
  expect(clientOf(request({ remoteAddress }))).toBe(client);
});

test.each([
  ["10.0.0.1, 198.51.100.4", "198.51.100.4"],
  ["198.51.100.4:50123", "198.51.100.4"],
  ["[2001:db8:1:2::1]:50123", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["[::ffff:198.51.100.4]:50123", "198.51.100.4"],
  ["198.51.100.4:port", "192.0.2.1"],
  [undefined, "192.0.2.1"],
])("a configured proxy's header of %s names the client %s", (told, client) => {
  const proxied = request({ headers: { "x-real-ip": told } });
  expect(clientOf(proxied, "X-Real-IP")).toBe(client);
  expect(clientOf(proxied)).toBe("192.0.2.1");
});

const json = { "content-type": "application/json" };
test.each([
  [json, '{"email":"a@b.example"}', { email: "a@b.example" }],
  [json, Buffer.from(""), undefined],
  [json, { email: "parsed by the host" }, { email: "parsed by the host" }],
  [{ "content-type": "application/octet-stream" }, Buffer.from("{}"), undefined],
])("the body is read %#", (headers, body, expected) => {
  expect(readBody(headers, body)).toEqual(expected);
});
