import ipaddr from "ipaddr.js";

/** Clouds tell a machine its secrets at these, although they look like any other address. */
const METADATA = new Set(["168.63.129.16"]);
/** All that is handed out for the public IPv6 internet. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

/**
 * Whether an IP address is one of the public internet: not of this machine, its network, its cloud, or another network's inside in
 * disguise (IPv4 within IPv6, 6to4, NAT64). What is no address is not.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text); // an IPv4 address in IPv6's clothes is looked at as what it is
  if (METADATA.has(address.toString()) || address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(GLOBAL_IPV6);
}
