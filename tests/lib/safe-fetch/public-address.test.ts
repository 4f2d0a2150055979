import { isPublicAddress } from "@/lib/safe-fetch/public-address";

test.each(["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["this machine", "127.0.0.1"],
  ["this machine, by another of its numbers", "127.8.9.10"],
  ["this machine in IPv6", "::1"],
  ["this machine's IPv4 within IPv6", "::ffff:127.0.0.1"],
  ["the same in hexadecimal", "::ffff:7f00:1"],
  ["the old way of writing the same", "::7f00:1"],
  ["no address in particular", "0.0.0.0"],
  ["no address in particular in IPv6", "::"],
  ["a private network", "10.0.0.1"],
  ["another private network", "172.16.0.1"],
  ["a third private network", "192.168.1.1"],
  ["a private network within IPv6", "::ffff:10.0.0.1"],
  ["a carrier's inside", "100.64.0.1"],
  ["a cloud's metadata", "169.254.169.254"],
  ["another cloud's metadata", "100.100.100.200"],
  ["a third cloud's", "168.63.129.16"],
  ["a fourth cloud's", "192.0.0.192"],
  ["a cloud's metadata in IPv6", "fd00:ec2::254"],
  ["link-local in IPv6", "fe80::1"],
  ["unique-local", "fc00::1"],
  ["multicast", "224.0.0.1"],
  ["multicast in IPv6", "ff02::1"],
  ["everybody", "255.255.255.255"],
  ["reserved", "240.0.0.1"],
  ["6to4 of this machine", "2002:7f00:1::"],
  ["NAT64 of this machine", "64:ff9b::7f00:1"],
  ["NAT64 of a local network", "64:ff9b:1::a00:1"],
  ["Teredo", "2001::1"],
  ["for books", "2001:db8::1"],
  ["no address at all", "example.com"],
])("%s is not public: %s", (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
