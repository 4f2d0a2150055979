import { hashPassword, isCorrectPassword } from "@/lib/crypto/password-hash";
import { AppError } from "@/lib/errors";

test("a hash matches its password and nothing else", async () => {
  const hash = await hashPassword("only-i-know-this");

  expect(await isCorrectPassword(hash, "only-i-know-this")).toBe(true);
  expect(await isCorrectPassword(hash, "only-i-know-that")).toBe(false);
  expect(await isCorrectPassword(null, "only-i-know-this")).toBe(false);
  expect(await isCorrectPassword("not a hash", "only-i-know-this")).toBe(false);
});

test("of 300 simultaneous checks, about a hundred run, and the rest are refused with 503", async () => {
  const hash = await hashPassword("only-i-know-this");

  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, () => isCorrectPassword(hash, "only-i-know-this")),
  );

  const checkCount = outcomes.filter((outcome) => outcome.status === "fulfilled" && outcome.value === true).length;
  expect(checkCount).toBeGreaterThanOrEqual(100);
  expect(checkCount).toBeLessThanOrEqual(110);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refusals).toHaveLength(300 - checkCount);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: "unavailable", headers: { "Retry-After": "5" } });
  }
  expect(await isCorrectPassword(hash, "only-i-know-this")).toBe(true);
}, 60_000);
