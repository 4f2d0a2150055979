import { POST as RESEND } from "@/app/api/v1/resend-email-verification/route";
import { POST as VERIFY } from "@/app/api/v1/validate-email-verification-otp/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createAccessToken, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails, sendAndReadCode, wrongCode } from "../support/sent-mails";
import { ageCodes, ageRateLimits } from "../support/time";

type User = { id: number; email: string };

const resend = (as: User, body: object = {}) => call(RESEND, { as, body });
const verify = (as: User, code: string) => call(VERIFY, { as, body: { code } });
const isVerified = async ({ id }: User) =>
  (await db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt !== null;

/** Creates an unverified user and emails them a code. */
async function createUserWithCode() {
  const user = await createUser({ verified: false });
  await resend(user);
  return { user, code: await sendAndReadCode(user.email) };
}

describe("POST resend-email-verification", () => {
  refusesGuests((options) => call(RESEND, { ...options, body: {} }));

  test("emails a code and reports that it was sent", async () => {
    const user = await createUser({ verified: false });

    const { status, json } = await resend(user, { email: user.email });

    expect([status, json.message]).toEqual([200, "Email sent"]);
    expect(await sendAndListMails(user.email)).toMatchObject([{ code: expect.stringMatching(/^\d{6}$/) }]);
  });

  test("refuses a second request within a minute, and says how long to wait", async () => {
    const { user } = await createUserWithCode();

    const response = await resend(user);

    expect(response).toBeRefused(429, "too_many_requests");
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    await ageRateLimits(61);
    expect((await resend(user)).status).toBe(200);
  });

  test("sends at most five emails an hour", async () => {
    const user = await createUser({ verified: false });
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push((await resend(user)).status);
      await ageRateLimits(61);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("sends only to the user's own address", async () => {
    const user = await createUser({ verified: false });

    expect(await resend(user, { email: "other@example.com" })).toBeRefused(403, "forbidden");
    expect(await sendAndListMails("other@example.com")).toEqual([]);
  });

  test("refuses a user whose address is verified", async () => {
    const user = await createUser();

    expect(await resend(user)).toBeRefused(409, "conflict");
  });

  test("counts a refused request towards the limit of one a minute", async () => {
    const user = await createUser();
    await resend(user);

    expect(await resend(user)).toBeRefused(429, "too_many_requests");
  });

  test("refuses an API token", async () => {
    const bearer = await createAccessToken({ user: await createUser({ verified: false }) });

    expect(await call(RESEND, { bearer, body: {} })).toBeRefused(403, "forbidden");
  });
});

describe("POST validate-email-verification-otp", () => {
  refusesGuests((options) => call(VERIFY, { ...options, body: { code: "123456" } }));

  test("verifies the address", async () => {
    const { user, code } = await createUserWithCode();

    expect((await verify(user, code)).json).toEqual({ status: "success" });
    expect(await isVerified(user)).toBe(true);
  });

  test("reports a wrong code", async () => {
    const { user, code } = await createUserWithCode();

    const response = await verify(user, wrongCode(code));

    expect(response).toNameFields("code");
    expect(await isVerified(user)).toBe(false);
  });

  test.each(["", "12345", "1234567", "12345a", "１２３４５６", 123456])(
    "reports a code that is not a string of six digits: %j",
    async (code) => {
      const { user } = await createUserWithCode();

      expect(await call(VERIFY, { as: user, body: { code } })).toNameFields("code");
    },
  );

  test("accepts a code once", async () => {
    const { user, code } = await createUserWithCode();
    await verify(user, code);

    expect(await verify(user, code)).toNameFields("code");
  });

  test("succeeds exactly once in sixteen concurrent calls", async () => {
    const { user, code } = await createUserWithCode();

    const responses = await Promise.all(Array.from({ length: 16 }, () => verify(user, code)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(15);
  });

  test("refuses even the right code after five wrong ones", async () => {
    const { user, code } = await createUserWithCode();
    for (let round = 0; round < 5; round += 1) await verify(user, wrongCode(code));

    expect(await verify(user, code)).toNameFields("code");
    expect(await isVerified(user)).toBe(false);
  });

  test("checks only five of sixteen concurrent attempts", async () => {
    const { user, code } = await createUserWithCode();

    await Promise.all(Array.from({ length: 16 }, () => verify(user, wrongCode(code))));

    expect(await db.oneTimeCode.findFirst({ where: { userId: user.id } })).toMatchObject({ tries: 5, usedAt: null });
  });

  test("accepts the right code at the fifth attempt", async () => {
    const { user, code } = await createUserWithCode();
    for (let round = 0; round < 4; round += 1) await verify(user, wrongCode(code));

    expect((await verify(user, code)).status).toBe(200);
  });

  test("accepts a new code that replaces one whose attempts are used up", async () => {
    const { user, code } = await createUserWithCode();
    for (let round = 0; round < 5; round += 1) await verify(user, wrongCode(code));
    await ageRateLimits(61);
    await resend(user);

    expect((await verify(user, await sendAndReadCode(user.email))).status).toBe(200);
    expect(await db.oneTimeCode.count({ where: { userId: user.id } })).toBe(1);
  });

  test("refuses a code after ten minutes", async () => {
    const { user, code } = await createUserWithCode();
    await ageCodes(601);

    expect(await verify(user, code)).toNameFields("code");
  });

  test("refuses another user's code", async () => {
    const { code } = await createUserWithCode();
    const other = await createUser({ verified: false });

    expect(await verify(other, code)).toNameFields("code");
  });

  test("verifies only the address that the code was sent to", async () => {
    const { user, code } = await createUserWithCode();
    await db.user.update({ where: { id: user.id }, data: { email: "moved@example.com" } });

    await verify(user, code);

    expect(await isVerified(user)).toBe(false);
  });

  test("does not store the code as plain text", async () => {
    const { user, code } = await createUserWithCode();

    const row = await db.oneTimeCode.findFirstOrThrow({ where: { userId: user.id } });
    expect(JSON.stringify({ ...row, hash: Buffer.from(row.hash).toString("utf8") })).not.toContain(code);
  });
});
