import { PUT as CHANGE_USER } from "@/app/api/v1/users/[userId]/route";
import { POST as CREATE_USER } from "@/app/api/v1/users/route";
import { POST as REGISTER } from "@/app/auth/register/route";
import { POST as RESET } from "@/app/auth/reset-password/route";
import { PUT as CHANGE } from "@/app/auth/user/password/route";
import { db } from "@/lib/db/db";
import { makeLinkToken } from "@/lib/one-time-codes";
import { type ApiResponse, call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createUser, userInput } from "../support/factories";

const EMAIL = "ines.morel@example.com";
const OLD = "my-old-password";

/** The calls that set the password of the user with the address `EMAIL`. */
const CALLS: Record<string, (password: string) => Promise<ApiResponse>> = {
  registration: (password) => {
    const body = { email: EMAIL, password, password_confirmation: password, terms: true, privacy: true };
    return call(REGISTER, { body });
  },
  "a password reset": async (password) => {
    const { id } = await createUser({ email: EMAIL });
    const token = await makeLinkToken(db, { userId: id, email: EMAIL, purpose: "reset-password", seconds: 3600 });
    return call(RESET, { body: { token, email: EMAIL, password, password_confirmation: password } });
  },
  "a change of the caller's own password": async (password) => {
    const as = await createUser({ email: EMAIL, password: OLD });
    return call(CHANGE, { as, body: { current_password: OLD, password, password_confirmation: password } });
  },
  "the creation of a user": async (password) =>
    call(CREATE_USER, { as: await createAdmin(), body: userInput({ email: EMAIL, password }) }),
  "a change of a user": async (password) => {
    const { id } = await createUser({ email: EMAIL });
    const session = await startConfirmedSession(await createAdmin());
    return call(CHANGE_USER, { session, params: { userId: id }, body: { password } });
  },
};

describe.each(Object.entries(CALLS))("%s", (_, send) => {
  test.each(["password1", "PassWord1", "iloveyou", EMAIL, "Ines.Morel", EMAIL.toUpperCase()])(
    "refuses %s, which is easy to guess",
    async (password) => {
      expect(await send(password)).toNameFields("password");
    },
  );

  test("accepts a password that is not easy to guess", async () => {
    expect((await send("four slow brown pots")).status).toBeLessThan(300);
  });
});

test("the name in the setting `site_name` is refused as a password", async () => {
  await db.setting.create({ data: { group: "branding", value: { site_name: "Kiln Row Pottery" } } });

  expect(await CALLS["the creation of a user"]?.("kiln row pottery")).toNameFields("password");
});
