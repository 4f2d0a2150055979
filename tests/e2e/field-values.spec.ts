import { expect, test } from "@playwright/test";
import { email } from "@/lib/email-schema";
import { typeError } from "@/lib/submissions/value-types";

// Whatever a browser sends, the server takes: a visitor cannot mend a form that only the server refuses.

const TYPES = ["email", "url", "tel", "number", "range", "date", "time", "datetime-local", "month", "week", "color"];

const VALUES = [
  ...[
    "ines@example.com",
    "tom&jerry@example.com",
    "o'hara+news@a-b.example",
    "admin@localhost",
    "a@b",
    "ines@bücher.example",
  ],
  ...[
    "ivan@xn--e1afmkfd.xn--p1ai",
    "иван@пример.рф",
    "ivan@пример.рф",
    "a@例え.テスト",
    `${"l".repeat(64)}@example.com`,
    "a..b@c.de",
  ],
  ...[
    "https://example.com",
    "http://bücher.example/ä?ö#ü",
    "mailto:a@example.com",
    "tel:+491",
    "ftp://a",
    "a b",
    "http://[::1]/",
  ],
  ...["+49 (0)30 1234", "0800 PLINTH", "٠١٢٣", "(030) 12 – 34", "030/12 34 ‑ 5", "12‭34", "call 5"],
  ...["1", "-1.5e3", ".5", "1e-7", "+1", "1.", "1,5", "007", "-0", "1E+2", "Infinity"],
  ...["2027-01-31", "0001-01-01", "12027-01-31", "2027-02-30", "275760-09-13", "2028-02-29"],
  ...["14:30", "14:30:15", "14:30:15.123", "24:00", "00:00"],
  ...["2027-01-31T14:30", "2027-01-31T14:30:15.5", "2027-01-31 14:30", "12027-01-31T14:30"],
  ...["2027-01", "12027-12", "2027-W05", "2026-W53", "2027-W53", "12027-W01", "#1b3fb0", "#FFF", "red", "#abcdef80"],
];

test("every value that the browser accepts in a field is accepted by the server", async ({ page }) => {
  await page.setContent("<form><input></form>");

  const accepted = await page.evaluate(
    ([types, values]) => {
      const input = document.querySelector("input") as HTMLInputElement;
      return types.flatMap((type) => {
        input.value = "";
        input.type = type;
        return values.flatMap((value) => {
          input.value = value;
          return input.value !== "" && input.validity.valid ? [[type, input.value] as const] : [];
        });
      });
    },
    [TYPES, VALUES] as const,
  );

  const mustHaveDigit = ([type, value]: readonly [string, string]) => type === "tel" && !/\p{Nd}/u.test(value);
  expect(new Set(accepted.map(([type]) => type))).toEqual(new Set(TYPES));
  expect(accepted.filter((each) => !mustHaveDigit(each) && typeError(...each) !== null)).toEqual([]);
});

test("every address that the browser accepts is accepted for accounts too", async ({ page }) => {
  await page.setContent('<form><input type="email"></form>');

  const accepted = await page.evaluate((values) => {
    const input = document.querySelector("input") as HTMLInputElement;
    return values.filter((value) => {
      input.value = value;
      return value.includes("@") && input.validity.valid;
    });
  }, VALUES);

  expect(accepted.length).toBeGreaterThan(5);
  expect(accepted.filter((address) => !email.safeParse(address).success)).toEqual([]);
});
