import * as z from "zod";
import { email } from "@/lib/email-schema";
import { changesOf } from "@/lib/http/changes";

const name = z.string().trim().max(80);
/** A code from a list, or null if none is chosen. A form may send "" instead of null. */
const optionalCode = (maxChars: number) =>
  z
    .string()
    .trim()
    .max(maxChars)
    .nullable()
    .transform((code) => code || null);

export const accountDetails = z.strictObject({ first_name: name, last_name: name, email });

/** `country` is an ISO 3166 code, `timezone` an IANA name and `language` one of the site's languages. */
export const accountLocation = z.strictObject({
  language: optionalCode(35),
  country: optionalCode(2),
  timezone: optionalCode(60),
});

/**
 * The fields that users may change in their own account. A new `email` takes effect when the user enters the code that
 * is sent to it.
 */
export const accountChange = changesOf(accountDetails.extend(accountLocation.shape));
export type AccountChange = z.output<typeof accountChange>;
