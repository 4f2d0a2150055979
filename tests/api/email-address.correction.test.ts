import { POST as VERIFY } from "@/app/api/v1/validate-email-verification-otp/route";
import { PUT as CORRECT } from "@/app/auth/user/email-address/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createUser, unique } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails, sendAndReadCode } from "../support/sent-mails";
import { ageRateLimits } from "../support/time";

const PASSWORD = "limestone-and-lapis";

type User = { id: number };

const newAddress = () => `${unique("right")}@example.com`;
const createUnverified = () => createUser({ verified: false, password: PASSWORD });
const correct = (as: User, email: string, password = PASSWORD) => call(CORRECT, { as, body: { email, password } });
const addressOf = async ({ id }: User) => (await db.user.findUniqueOrThrow({ where: { id } })).email;

describe("PUT auth/user/email-address", () => {
  refusesGuests((options) => call(CORRECT, { ...options, body: { email: newAddress(), password: PASSWORD } }));

  test("replaces the address, and mails a code to the new one that verifies it", async () => {
    const user = await createUnverified();
    const email = newAddress();

    expect((await correct(user, email)).status).toBe(200);

    expect(await addressOf(user)).toBe(email);
    const code = await sendAndReadCode(email);
    expect((await call(VERIFY, { as: user, body: { code } })).status).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      emailVerifiedAt: expect.any(Date),
    });
  });

  test("makes a code useless that was mailed to the old address", async () => {
    const user = await createUnverified();
    const first = newAddress();
    await correct(user, first);
    const oldCode = await sendAndReadCode(first);
    await correct(user, newAddress());

    expect((await call(VERIFY, { as: user, body: { code: oldCode } })).status).toBe(422);
  });

  test("names a wrong password, and changes nothing", async () => {
    const user = await createUnverified();
    const email = newAddress();

    expect(await correct(user, email, "wrong-and-wrong")).toNameFields("password");
    expect([await addressOf(user), await sendAndListMails(email)]).toEqual([user.email, []]);
  });

  test("names an address that is taken, and mails nothing there", async () => {
    const [user, other] = [await createUnverified(), await createUser()];

    expect(await correct(user, other.email)).toNameFields("email");
    expect([await addressOf(user), await sendAndListMails(other.email)]).toEqual([user.email, []]);
  });

  test.each(["no address", "a@", ""])("names the address %j", async (email) => {
    expect(await correct(await createUnverified(), email)).toNameFields("email");
  });

  test("refuses to replace a verified address", async () => {
    const user = await createUser({ password: PASSWORD });

    expect(await correct(user, newAddress())).toBeRefused(409, "conflict");
    expect(await addressOf(user)).toBe(user.email);
  });

  test("mails at most five addresses an hour", async () => {
    const user = await createUnverified();
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push((await correct(user, newAddress())).status);
      await ageRateLimits(61);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
