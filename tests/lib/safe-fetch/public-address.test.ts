import { isPublicAddress } from "@/lib/safe-fetch/public-address";

test.each(["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["loopback", "127.0.0.1"],
  ["another loopback address", "127.8.9.10"],
  ["loopback in IPv6", "::1"],
  ["IPv4-mapped loopback", "::ffff:127.0.0.1"],
  ["IPv4-mapped loopback in hexadecimal", "::ffff:7f00:1"],
  ["IPv4-compatible loopback", "::7f00:1"],
  ["unspecified", "0.0.0.0"],
  ["unspecified in IPv6", "::"],
  ["a private network", "10.0.0.1"],
  ["another private network", "172.16.0.1"],
  ["a third private network", "192.168.1.1"],
  ["an IPv4-mapped private network", "::ffff:10.0.0.1"],
  ["carrier-grade NAT", "100.64.0.1"],
  ["a cloud's metadata", "169.254.169.254"],
  ["another cloud's metadata", "100.100.100.200"],
  ["a third cloud's metadata", "168.63.129.16"],
  ["a fourth cloud's metadata", "192.0.0.192"],
  ["a cloud's metadata in IPv6", "fd00:ec2::254"],
  ["link-local in IPv6", "fe80::1"],
  ["unique-local", "fc00::1"],
  ["multicast", "224.0.0.1"],
  ["multicast in IPv6", "ff02::1"],
  ["broadcast", "255.255.255.255"],
  ["reserved", "240.0.0.1"],
  ["6to4 of loopback", "2002:7f00:1::"],
  ["NAT64 of loopback", "64:ff9b::7f00:1"],
  ["NAT64 of a local network", "64:ff9b:1::a00:1"],
  ["Teredo", "2001::1"],
  ["documentation", "2001:db8::1"],
  ["a host name", "example.com"],
])("%s is not public: %s", (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
