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
])("the content type %s means %s", (type, expected) => {
  expect(bodyTypeOf({ headers: { "content-type": type } })).toBe(expected);
});

test("the length of a body is the larger of the actual one and the header's", () => {
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
])("reads only string fields: %j", (body, expected) => {
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
])("%s is the client %s", (remoteAddress, client) => {
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
])("the header %s of a configured proxy is the client %s", (address, client) => {
  const proxied = request({ headers: { "x-real-ip": address } });
  expect(clientOf(proxied, "X-Real-IP")).toBe(client);
  expect(clientOf(proxied)).toBe("192.0.2.1");
});

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
test.each([
  [json, '{"email":"a@b.example"}', { email: "a@b.example" }],
  [json, Buffer.from(""), undefined],
  [json, { email: "parsed by the host" }, { email: "parsed by the host" }],
  [json, Buffer.from('{"email":"a@b.example"}', "utf16le"), undefined],
  [form, "email=a%40b.example", { email: "a@b.example" }],
  [form, "email=a%40b.example&email=c%40d.example", undefined],
  [{ "content-type": "application/octet-stream" }, Buffer.from("{}"), undefined],
])("reads the body %#", (headers, body, expected) => {
  expect(readBody(headers, body)).toEqual(expected);
});
