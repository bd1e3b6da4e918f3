import {
  bodyLengthOf,
  bodyTypeOf,
  fieldOf,
  isSameOrigin,
  readBody,
  type RelayRequest,
} from "./request";

const request = (given: Partial<RelayRequest>): RelayRequest => ({
  ...{ method: "POST", headers: {}, body: undefined },
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
