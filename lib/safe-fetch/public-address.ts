import ipaddr from "ipaddr.js";

/** Addresses that look public but belong to the metadata services of cloud providers. */
const METADATA_ADDRESSES = new Set(["168.63.129.16"]);
/** The range of the public IPv6 internet. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

/**
 * Whether an IP address belongs to the public internet, not to loopback, a private network or a cloud provider's
 * metadata service. An IPv4-mapped IPv6 address is public if its IPv4 address is. False for 6to4 and NAT64 addresses,
 * because they can contain a private address, and for text that is not an address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text); // turns IPv4-mapped IPv6 into IPv4
  if (METADATA_ADDRESSES.has(address.toString()) || address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(GLOBAL_IPV6);
}
