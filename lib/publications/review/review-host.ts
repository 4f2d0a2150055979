import "server-only";
import { timingSafeEqual } from "node:crypto";
import { sign, signatures } from "@/lib/crypto/secret";
import { DAY_MS } from "@/lib/durations";
import { REVIEW_PREFIX } from "@/lib/sites/policy";
import { siteUrl } from "@/lib/sites/site-hosts";

/** 128 bits: a label of a host has at most 63 characters. */
const SIGNATURE_BYTES = 16;

const today = () => Math.floor(Date.now() / DAY_MS);
const textOf = (publicationId: number, day: number) => `review-host:${publicationId}:${day}`;

/**
 * The address that shows a publication to those who review it, whether or not visitors can see it. Nobody can guess it.
 * It works until the end of the next day (UTC).
 */
export function reviewUrl(publicationId: number): string {
  const day = today();
  const signature = sign("signature", textOf(publicationId, day)).subarray(0, SIGNATURE_BYTES).toString("hex");
  return siteUrl({ slug: `${REVIEW_PREFIX}${publicationId}-${day}-${signature}` });
}

/** The id of the publication that a host shows. Null if the host was not signed here, or is too old. */
export function reviewedPublication(label: string): number | null {
  const [, id, day, signature = ""] = /^review-([1-9]\d{0,9})-(\d{1,6})-([0-9a-f]{32})$/.exec(label) ?? [];
  if (id === undefined || Number(day) < today() - 1) return null;
  const given = Buffer.from(signature, "hex");
  const expected = signatures("signature", textOf(Number(id), Number(day)));
  const isOurs = expected.some((hmac) => timingSafeEqual(hmac.subarray(0, SIGNATURE_BYTES), given));
  return isOurs ? Number(id) : null;
}
