import { generate } from "otplib";
import { newTotpSecret, stepOfCode, totpUri } from "@/lib/two-factor/totp";

const STEP = 59_000_000;
/** The first second of `STEP`: a step lasts 30 seconds. */
const START = STEP * 30;
const secret = newTotpSecret();

beforeEach(() => jest.useFakeTimers({ now: (START + 15) * 1000 }));
afterEach(() => jest.useRealTimers());

const codeAt = (second: number) => generate({ secret, epoch: START + second });

test.each([
  ["of the current step is accepted", 15, STEP],
  ["of the previous step is accepted", -15, STEP - 1],
  ["of the next step is accepted", 45, STEP + 1],
  ["from two steps ago is refused", -45, null],
  ["from two steps ahead is refused", 75, null],
])("a code %s", async (_, second, step) => {
  expect(await stepOfCode(secret, await codeAt(second))).toBe(step);
});

test.each(["", "12345", "1234567", "12345a", "１２３４５６"])("a code has six digits: %j is refused", async (code) => {
  expect(await stepOfCode(secret, code)).toBeNull();
});

test("another secret's code is refused", async () => {
  expect(await stepOfCode(newTotpSecret(), await codeAt(15))).toBeNull();
});

test("a secret has 160 bits, and each new secret is different", () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
});

test("the otpauth URL escapes the site name and the email address, and omits the colon in the site name", () => {
  const address = new URL(totpUri({ secret, siteName: "Kiln: Row & Co", email: "ines+a@example.com" }));

  expect(address.href).toMatch(/^otpauth:\/\/totp\/Kiln%20Row%20%26%20Co:ines%2Ba%40example\.com\?/);
  expect(address.searchParams.get("secret")).toBe(secret);
  expect(address.searchParams.get("issuer")).toBe("Kiln Row & Co");
});
