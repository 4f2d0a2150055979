import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { PUT } from "@/app/api/v1/users/me/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createAccessToken, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";

const save = async (body: object, as?: { id: number }) => call(PUT, { as: as ?? (await createUser()), body });

describe("PUT users/me", () => {
  refusesGuests((options) => call(PUT, { ...options, body: { first_name: "Ines" } }));

  test("changes the user's own details and returns them", async () => {
    const as = await createUser();
    const change = {
      first_name: " Ines ",
      last_name: "Morel",
      language: "de",
      country: "FR",
      timezone: "Europe/Paris",
    };

    const { status, json } = await save(change, as);

    const expected = { ...change, first_name: "Ines", display_name: "Ines Morel" };
    expect([status, json.user]).toEqual([200, expect.objectContaining({ id: as.id, ...expected })]);
    expect((await call(BOOTSTRAP, { as })).json.data.user).toMatchObject(expected);
  });

  test("changes only the given fields", async () => {
    const as = await createUser({ firstName: "Ines", lastName: "Vidal", language: "de" });

    const { json } = await save({ last_name: "Morel" }, as);

    expect(json.user).toMatchObject({ first_name: "Ines", last_name: "Morel", language: "de" });
  });

  test("does not change other accounts", async () => {
    const other = await createUser({ firstName: "Ana" });

    await save({ first_name: "Ines" });

    expect(await db.user.findUnique({ where: { id: other.id } })).toMatchObject({ firstName: "Ana" });
  });

  test.each([null, ""])("clears the country and the time zone if their new value is %j", async (emptyValue) => {
    const as = await createUser();
    await save({ country: "FR", timezone: "UTC" }, as);

    expect((await save({ country: emptyValue, timezone: emptyValue }, as)).json.user).toMatchObject({
      country: null,
      timezone: null,
    });
  });

  test("saves the language in a cookie too, for pages that guests see", async () => {
    expect((await save({ language: "ar" })).cookies).toMatchObject({ locale: "ar" });
    expect((await save({ first_name: "Ines" })).cookies).not.toHaveProperty("locale");
  });

  test("normalises the case of a time zone", async () => {
    expect((await save({ timezone: "europe/PARIS" })).json.user.timezone).toBe("Europe/Paris");
  });

  test.each([
    ["language", "xx"],
    ["country", "XX"],
    ["country", "France"],
    ["timezone", "Mars/Olympus"],
    ["timezone", "+05:30"],
    ["first_name", "x".repeat(81)],
    ["first_name", null],
    ["first_name", "a\0b"],
    ["first_name", "a\ud800b"],
    ["email", "no address"],
    ["avatar", "https://example.com/a.png"],
    ["roles", [1]],
    ["permissions", [{ name: "admin", restrictions: [] }]],
    ["email_verified", true],
    ["password", "a-new-password"],
  ])("reports %s if it is invalid or not allowed here: %j", async (field, value) => {
    expect(await save({ [field]: value })).toNameFields(field);
  });

  test("lets an API token change the details, but not the email address", async () => {
    const user = await createUser();
    const bearer = await createAccessToken({ user });

    expect((await call(PUT, { bearer, body: { first_name: "Ines", email: user.email } })).status).toBe(200);
    expect(await call(PUT, { bearer, body: { email: "new@example.com" } })).toBeRefused(403, "forbidden");
  });

  test("refuses a change of address by an API token or without a confirmed password, before it reports an unknown country", async () => {
    const body = { email: "new@example.com", country: "XX" };

    expect(await save(body)).toBeRefused(423, "password_required");
    const bearer = await createAccessToken({ user: await createUser() });
    expect(await call(PUT, { bearer, body })).toBeRefused(403, "forbidden");
  });

  test("refuses a user with an unverified address", async () => {
    expect(await save({ first_name: "Ines" }, await createUser({ verified: false }))).toBeRefused(
      403,
      "email_unverified",
    );
  });
});
