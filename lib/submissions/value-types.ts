import * as z from "zod";
import { emailAddress } from "@/lib/email-schema";
import { line } from "@/lib/i18n/line";

type Check = { schema: z.ZodType; message: string };

const number = z.string().regex(/^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i);
/** Browsers take any text. People write letters, dashes of all kinds and brackets too: "0800 PLINTH (toll free)". */
const phone = z.string().regex(/\p{Nd}/u);
/** Several addresses, as an input with the attribute `multiple` sends them, are separated by commas. */
const emails = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(emailAddress));

/** Browsers take years of up to six digits. The years of the calendar repeat after 400. */
const withFourDigits = (text: string) => text.replace(/^\d{4,6}(?=-)/, (year) => String(2000 + (Number(year) % 400)));
const inAnyYear = (schema: z.ZodType<string, string>) => z.string().transform(withFourDigits).pipe(schema);

/** How values are checked, by input type. Browsers check most of them too, but not every form is sent by a browser. */
const CHECKS: Readonly<Record<string, Check>> = {
  email: {
    schema: emails,
    message: line("Enter an email address, such as name@example.com."),
  },
  url: {
    schema: z.string().refine((text) => URL.canParse(text)),
    message: line("Enter a web address, such as https://example.com."),
  },
  number: { schema: number, message: line("Enter a number.") },
  range: { schema: number, message: line("Enter a number.") },
  tel: { schema: phone, message: line("Enter a phone number.") },
  date: { schema: inAnyYear(z.iso.date()), message: line("Enter a date, such as 2027-01-31.") },
  time: { schema: z.iso.time(), message: line("Enter a time, such as 14:30.") },
  "datetime-local": {
    schema: inAnyYear(z.iso.datetime({ local: true })),
    message: line("Enter a date and a time, such as 2027-01-31T14:30."),
  },
  month: {
    schema: inAnyYear(z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
    message: line("Enter a month, such as 2027-01."),
  },
  week: {
    schema: inAnyYear(z.string().regex(/^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/)),
    message: line("Enter a week, such as 2027-W05."),
  },
  color: { schema: z.string().regex(/^#[\da-f]{6}$/i), message: line("Enter a colour, such as #1b3fb0.") },
};

/** Returns the error message for a value of an input of this type. Null for a valid value. */
export function typeError(type: string, value: string): string | null {
  const check = CHECKS[type];
  return !check || check.schema.safeParse(value).success ? null : check.message;
}
