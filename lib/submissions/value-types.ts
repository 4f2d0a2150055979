import * as z from "zod";
import { line } from "@/lib/i18n/line";

type Check = { schema: z.ZodType; message: string };

const number = z.string().regex(/^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i);
/** A phone number: digits in any script, and characters that people write between digits or before an extension. */
const phone = z
  .string()
  .max(40)
  .regex(/^[\p{Nd}\p{Zs}+()./#*,;extEXT-]+$/u)
  .regex(/\p{Nd}/u);

/** How values are checked, by input type. Browsers check most of them too, but not every form is sent by a browser. */
const CHECKS: Readonly<Record<string, Check>> = {
  email: {
    schema: z.email().max(254),
    message: line("Enter an email address, such as name@example.com."),
  },
  url: {
    schema: z.url({ protocol: /^https?$/ }),
    message: line("Enter a web address, such as https://example.com."),
  },
  number: { schema: number, message: line("Enter a number.") },
  range: { schema: number, message: line("Enter a number.") },
  tel: { schema: phone, message: line("Enter a phone number.") },
  date: { schema: z.iso.date(), message: line("Enter a date, such as 2027-01-31.") },
  time: { schema: z.iso.time(), message: line("Enter a time, such as 14:30.") },
  "datetime-local": {
    schema: z.iso.datetime({ local: true }),
    message: line("Enter a date and a time, such as 2027-01-31T14:30."),
  },
  month: { schema: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), message: line("Enter a month, such as 2027-01.") },
  week: {
    schema: z.string().regex(/^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/),
    message: line("Enter a week, such as 2027-W05."),
  },
  color: { schema: z.string().regex(/^#[\da-f]{6}$/i), message: line("Enter a colour, such as #1b3fb0.") },
};

/** Returns the error message for a value of an input of this type. Null for a valid value. */
export function typeError(type: string, value: string): string | null {
  const check = CHECKS[type];
  return !check || check.schema.safeParse(value).success ? null : check.message;
}
