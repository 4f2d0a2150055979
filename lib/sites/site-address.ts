import { SLUG_MAX_CHARS } from "@/lib/sites/policy";

/** Shortens an address for display: `https://shop.example.com` becomes `shop.example.com`. */
export const withoutProtocol = (url: string) => url.replace(/^https?:\/\//, "");

/**
 * A slug for a site with this name: "Café Müller" becomes "cafe-muller". Empty if no letter from a to z and no
 * digit from 0 to 9 is left.
 */
export function slugFor(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX_CHARS)
    .replace(/^-|-$/g, "");
}
