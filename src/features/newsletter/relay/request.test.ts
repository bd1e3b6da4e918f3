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
  method: "POST",
  headers: {},
  body: undefined,
  remoteAddress: "192.0.2.1",
  ...given,
});

test.each([
  ["application/json", "json"],
  ["Application/JSON; charset=utf-8", "json"],
  ["application/x-www-form-urlencoded", "form"],
  ["text/plain", undefined],
  ["application/jsonp", undefined],
  [undefined, undefined],
])("a body of type %s is %s", (type, expected) => {
  expect(bodyTypeOf(request({ headers: { "content-type": type } }))).toBe(expected);
});

test("counts a body as longer than its header claims", () => {
  const body = { email: "☃".repeat(100) };
  expect(bodyLengthOf(request({ body, headers: { "content-length": "5" } }))).toBe(312);
  expect(bodyLengthOf(request({ body, headers: { "content-length": "5000" } }))).toBe(5000);
});

test.each([
  [{ email: "a@b.example" }, "a@b.example"],
  [{ email: "" }, ""],
  [{ email: ["a@b.example"] }, undefined],
  [{}, undefined],
  [Object.create({ email: "inherited" }) as object, undefined],
  ["email", undefined],
  [null, undefined],
])("reads only text fields: %j", (body, expected) => {
  expect(fieldOf(request({ body }), "email")).toBe(expected);
});

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-site", origin: "https://cairn.example:8443" }, false],
  [{ "sec-fetch-site": "same-site", origin: "https://blog.cairn.example" }, false],
  [{ origin: "https://cairn.example:8443" }, false],
  [{ "sec-fetch-site": "cross-site", origin: "https://cairn.example" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{ origin: "https://cairn.example" }, true],
  [{ origin: "https://elsewhere.example" }, false],
  [{ origin: "https://cairn.example.elsewhere.example" }, false],
  [{ origin: "null" }, false],
  [{}, false],
])("recognizes a request of this site by %j: %s", (headers, expected) => {
  expect(isSameOrigin(request({ headers: { host: "cairn.example", ...headers } }))).toBe(expected);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["::1", "::/64"],
])("counts %s as the client %s", (remoteAddress, client) => {
  expect(clientOf(request({ remoteAddress }))).toBe(client);
});

test("trusts only a configured proxy's header, and of a list its last entry", () => {
  const forwarded = request({ headers: { "x-forwarded-for": "10.0.0.1, 198.51.100.4" } });
  expect(clientOf(forwarded)).toBe("192.0.2.1");
  expect(clientOf(forwarded, "X-Forwarded-For")).toBe("198.51.100.4");
  expect(clientOf(request({}), "X-Forwarded-For")).toBe("192.0.2.1");
});

test.each([
  ["198.51.100.4:50123", "198.51.100.4"],
  ["[2001:db8:1:2::1]:50123", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["::ffff:198.51.100.4", "198.51.100.4"],
  ["[::ffff:198.51.100.4]:50123", "198.51.100.4"],
  ["unknown", "192.0.2.1"],
  ["x".repeat(5000), "192.0.2.1"],
])("a proxy says %.40s: it is the client %s, whatever the port", (told, client) => {
  expect(clientOf(request({ headers: { "x-real-ip": told } }), "x-real-ip")).toBe(client);
});

const json = { "content-type": "application/json" };
test.each([
  [json, Buffer.from('{"email":"a@b.example"}'), { email: "a@b.example" }],
  [json, '{"email":"a@b.example"}', { email: "a@b.example" }],
  [json, Buffer.from('{"email": a@b.example'), undefined],
  [json, Buffer.from(""), undefined],
  [json, { email: "parsed by the host" }, { email: "parsed by the host" }],
  [
    { "content-type": "application/x-www-form-urlencoded" },
    Buffer.from("email=a%40b.example"),
    { email: "a@b.example" },
  ],
  [{ "content-type": "application/octet-stream" }, Buffer.from("{}"), undefined],
])("reads the body %#", (headers, body, expected) => {
  expect(readBody(headers, body)).toEqual(expected);
});
