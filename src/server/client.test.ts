import { clientOf } from "./client";

test.each([
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:2::1", "2001:db8:1:2::"],
  ["::1", "::"],
])("%s is the client %s", (remoteAddress, client) => {
  expect(clientOf({}, remoteAddress)).toBe(client);
});

test.each([
  ["10.0.0.1, 198.51.100.4", "198.51.100.4"],
  ["198.51.100.4:50123", "198.51.100.4"],
  ["[2001:db8:1:2::1]:50123", "2001:db8:1:2::"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::"],
  ["[::ffff:198.51.100.4]:50123", "198.51.100.4"],
  ["198.51.100.4:port", "192.0.2.1"],
  [undefined, "192.0.2.1"],
])("the header %s of a configured proxy is the client %s", (address, client) => {
  const headers = { "x-real-ip": address };
  expect(clientOf(headers, "192.0.2.1", "X-Real-IP")).toBe(client);
  expect(clientOf(headers, "192.0.2.1")).toBe("192.0.2.1");
});
