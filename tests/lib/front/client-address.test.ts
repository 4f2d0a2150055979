import type { IncomingMessage } from "node:http";
import { clientOf, createProxyCheck, isForwarded, isLoopback, overwriteForwarding } from "@/lib/front/client-address";

type Headers = Record<string, string | string[]>;

function requestFrom(remoteAddress: string | undefined, headers: Headers = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

const isTrusted = createProxyCheck(["10.0.0.0/8", "127.0.0.1", "2001:db8::/32"]);

test("ignores the headers of an untrusted client", () => {
  const request = requestFrom("203.0.113.7", { "x-forwarded-for": "1.1.1.1", "x-forwarded-proto": "https" });
  expect(clientOf(request, isTrusted)).toEqual({ peer: "203.0.113.7", address: "203.0.113.7", https: false });
});

test.each([
  ["one proxy", "10.0.0.1", "198.51.100.9", "198.51.100.9"],
  ["a client that writes the header itself", "10.0.0.1", "1.1.1.1, 198.51.100.9", "198.51.100.9"],
  ["two proxies", "127.0.0.1", "1.1.1.1, 198.51.100.9, 10.2.3.4", "198.51.100.9"],
  ["proxies alone", "127.0.0.1", "10.0.0.9, 10.0.0.8", "10.0.0.9"],
  ["no header", "10.0.0.1", "", "10.0.0.1"],
  ["an invalid address", "10.0.0.1", "1.1.1.1, unknown, 10.0.0.2", "10.0.0.2"],
  ["an integer that inet_aton would accept", "10.0.0.1", "2130706433", "10.0.0.1"],
  ["ports", "10.0.0.1", "198.51.100.9:5123", "198.51.100.9"],
  ["IPv6 with a port", "10.0.0.1", "[2001:470::5]:5123", "2001:470::5"],
  ["a trusted IPv6 proxy", "2001:db8::1", "198.51.100.9, 2001:db8::2", "198.51.100.9"],
  ["mapped addresses", "::ffff:10.0.0.1", "::ffff:198.51.100.9", "198.51.100.9"],
])("finds the client's address, given %s", (_, peer, header, address) => {
  const request = requestFrom(peer, header ? { "x-forwarded-for": header } : {});
  expect(clientOf(request, isTrusted).address).toBe(address);
});

test("a header sent twice is read as one list", () => {
  const request = requestFrom("10.0.0.1", { "x-forwarded-for": ["1.1.1.1", "198.51.100.9"] });
  expect(clientOf(request, isTrusted).address).toBe("198.51.100.9");
});

test("a trusted proxy's header decides whether the request was https", () => {
  expect(clientOf(requestFrom("10.0.0.1", { "x-forwarded-proto": "HTTPS, http" }), isTrusted).https).toBe(true);
  expect(clientOf(requestFrom("10.0.0.1", { "x-forwarded-proto": "http, https" }), isTrusted).https).toBe(false);
});

test("an IPv4-mapped CIDR covers IPv4 addresses", () => {
  expect(createProxyCheck(["::ffff:10.0.0.0/104"])("10.9.9.9")).toBe(true);
});

test("a peer whose connection is gone has no address", () => {
  expect(clientOf(requestFrom(undefined), isTrusted)).toEqual({ peer: "", address: "", https: false });
});

test.each(["10.0.0.0/33", "::1/129", "1.2.3", "10.0.0.0/"])(
  "refuses %s in TRUSTED_PROXIES with a message that says what to do",
  (cidr) => {
    expect(() => createProxyCheck([cidr])).toThrow(
      /TRUSTED_PROXIES is wrong: ".*" is not an address or CIDR\. Correct or remove it/,
    );
  },
);

test("replaces the forwarding headers with trusted values", () => {
  const request = requestFrom("203.0.113.7", {
    "x-forwarded-for": "1.1.1.1",
    "x-forwarded-host": "evil.example",
    "x-forwarded-port": "1",
    "x-real-ip": "1.1.1.1",
    forwarded: "for=1.1.1.1",
    "user-agent": "kept",
  });
  overwriteForwarding(request, { address: "203.0.113.7", https: false });
  expect(request.headers).toEqual({
    "x-forwarded-for": "203.0.113.7",
    "x-forwarded-proto": "http",
    "user-agent": "kept",
  });
});

test.each(["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "x-real-ip"])(
  "%s shows that a request was forwarded",
  (name) => {
    expect(isForwarded(requestFrom("127.0.0.1", { [name]: "x" }))).toBe(true);
  },
);

test.each([
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["10.0.0.1", false],
  ["", false],
])("%p is a loopback address: %p", (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
