import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as REGISTER } from "@/app/auth/register/route";
import { POST as RESET } from "@/app/auth/reset-password/route";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { addPoint, blockedSql, countingSql, readSecondsBlocked, subtractPoint } from "@/lib/http/rate-limit";
import { makeLinkToken } from "@/lib/one-time-codes";
import { type ApiResponse, call, createSession, nextAddress } from "../support/api";
import { createAccessToken, createUser } from "../support/factories";
import { ageRateLimits } from "../support/time";

const PASSWORD = "only-i-know-this";
const EMAIL = "ines@example.com";

const retryAfter = ({ headers }: ApiResponse) => Number(headers.get("retry-after"));
const sendRepeatedly = async (times: number, send: () => Promise<ApiResponse>) => {
  const responses: ApiResponse[] = [];
  for (let round = 0; round < times; round += 1) responses.push(await send());
  return responses.map(({ status }) => status);
};
const copies = (status: number, times: number) => Array<number>(times).fill(status);

describe("our own SQL for counting, compared with the library rate-limiter-flexible", () => {
  const RULE = { name: "tests", points: 3, seconds: 60 };
  const parameters = { key: "input.key", now: "$2", from: "(SELECT $1::text AS key) input" };
  const countBySql = async (key: string) =>
    Number((await pool().query(countingSql(RULE, parameters), [key, Date.now()])).rows[0].points);
  const isBlockedBySql = async (key: string) =>
    (await pool().query(blockedSql(RULE, parameters), [key, Date.now()])).rows.length > 0;
  const setExpiry = (expire: bigint | null) => db.rateLimit.updateMany({ data: { expire } });
  const secondsLeft = async (key: string) => {
    const { expire } = await db.rateLimit.findUniqueOrThrow({ where: { key: `tests:${key}` } });
    return expire === null ? null : Math.round((Number(expire) - Date.now()) / 1000);
  };

  test.each<[string, (bigint | null) | undefined]>([
    ["a running count", undefined],
    ["a count that has expired", 1n],
    ["a count that never expires", null],
    ["a count that expires in 30 seconds", BigInt(Date.now() + 30_000)],
  ])("increments %s as the library does", async (_, expire) => {
    for (const key of ["library", "sql"]) for (let round = 0; round < 2; round += 1) await addPoint(RULE, key);
    if (expire !== undefined) await setExpiry(expire);

    expect(await countBySql("sql")).toBe(await addPoint(RULE, "library"));
    expect(await secondsLeft("sql")).toBe(await secondsLeft("library"));
  });

  test("starts a count as the library does", async () => {
    expect(await countBySql("sql")).toBe(await addPoint(RULE, "library"));
    expect(await secondsLeft("sql")).toBe(await secondsLeft("library"));
  });

  test.each<[number, string, (bigint | null) | undefined]>([
    [2, "set by the calls", undefined],
    [3, "set by the calls", undefined],
    [3, "in the past", 1n],
    [3, "of null", null],
    [4, "set by the calls", undefined],
  ])(
    "agrees with the library on whether a key is blocked after %i calls, with an expiry %s",
    async (calls, _, expire) => {
      for (let round = 0; round < calls; round += 1) await addPoint(RULE, "key");
      if (expire !== undefined) await setExpiry(expire);

      expect(await isBlockedBySql("key")).toBe((await readSecondsBlocked(RULE, "key")) > 0);
    },
  );
});

describe("subtracting a point", () => {
  const RULE = { name: "tests", points: 10, seconds: 60 };

  test("does not lower the count below the given floor", async () => {
    for (let point = 0; point < 12; point += 1) await addPoint(RULE, "floor");
    await Promise.all(Array.from({ length: 5 }, () => subtractPoint(RULE, "floor", 10)));

    expect(await addPoint(RULE, "floor")).toBe(11);
  });

  test("does not change a count that has expired", async () => {
    for (let point = 0; point < 12; point += 1) await addPoint(RULE, "expired");
    await db.rateLimit.updateMany({ where: { key: "tests:expired" }, data: { expire: 1n } });
    await subtractPoint(RULE, "expired", 10);

    expect(await db.rateLimit.findUnique({ where: { key: "tests:expired" } })).toMatchObject({ points: 12 });
    expect(await addPoint(RULE, "expired")).toBe(1);
  });
});

describe("the general limit", () => {
  test("is 300 calls a minute in total for a guest's address", async () => {
    const address = nextAddress();
    expect(await sendRepeatedly(300, () => call(BOOTSTRAP, { address }))).toEqual(copies(200, 300));

    const refused = await call(LOGIN, { address, body: { email: EMAIL, password: PASSWORD } });

    expect(refused).toBeRefused(429, "too_many_requests");
    expect(retryAfter(refused)).toBeGreaterThan(0);
    expect(retryAfter(refused)).toBeLessThanOrEqual(60);
    expect((await call(BOOTSTRAP, { address: nextAddress() })).status).toBe(200);
  });

  test("is 600 calls a minute for a user, from any number of addresses", async () => {
    const session = await createSession(await createUser());
    expect(await sendRepeatedly(600, () => call(BOOTSTRAP, { session }))).toEqual(copies(200, 600));

    expect(await call(BOOTSTRAP, { session })).toBeRefused(429, "too_many_requests");
  });

  test("counts a token separately from its owner's browser", async () => {
    const user = await createUser();
    const [bearer, session] = [await createAccessToken({ user }), await createSession(user)];
    await sendRepeatedly(600, () => call(BOOTSTRAP, { bearer }));

    expect((await call(BOOTSTRAP, { bearer })).status).toBe(429);
    expect((await call(BOOTSTRAP, { session })).status).toBe(200);
  });
});

describe("login", () => {
  const login = (password: string, address = nextAddress()) =>
    call(LOGIN, { address, body: { email: EMAIL, password } });

  test("is limited to five tries a minute from an address; then even the right password is refused", async () => {
    await createUser({ email: EMAIL, password: PASSWORD });
    const address = nextAddress();
    expect(await sendRepeatedly(5, () => login("not-the-password", address))).toEqual(copies(422, 5));

    const refused = await login(PASSWORD, address);

    expect(refused).toBeRefused(429, "too_many_requests");
    expect(retryAfter(refused)).toBeLessThanOrEqual(60);
    expect((await login(PASSWORD)).status).toBe(200);
    await ageRateLimits(61);
    expect((await login(PASSWORD, address)).status).toBe(200);
  });

  test("doubles the wait with each failure after the tenth; the right password logs in after the wait", async () => {
    await createUser({ email: EMAIL, password: PASSWORD });
    expect(await sendRepeatedly(10, () => login("not-the-password"))).toEqual(copies(422, 10));

    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const refused = await login(PASSWORD);
      expect(refused).toBeRefused(429, "too_many_requests");
      waits.push(retryAfter(refused));
      await ageRateLimits(retryAfter(refused));
      if (round < 2) expect((await login("not-the-password")).status).toBe(422);
    }

    expect(waits).toEqual([5, 10, 20]);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test("also has to wait after ten failures with an unknown email address", async () => {
    await sendRepeatedly(10, () => login("not-the-password"));

    expect(retryAfter(await login("not-the-password"))).toBe(5);
  });

  test("doubles the wait to at most 640 seconds; once that wait is over, the failures are forgotten", async () => {
    await sendRepeatedly(10, () => login("not-the-password"));
    const waits: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const response = await login("not-the-password");
      if (response.status !== 429) continue;
      waits.push(retryAfter(response));
      await ageRateLimits(retryAfter(response));
    }

    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640]);
  });

  test("checks at most eleven of sixty concurrent guesses from sixty addresses", async () => {
    await createUser({ email: EMAIL, password: PASSWORD });

    const responses = await Promise.all(Array.from({ length: 60 }, () => login("not-the-password")));

    const checked = responses.filter(({ status }) => status === 422).length;
    expect(checked).toBeGreaterThanOrEqual(10);
    expect(checked).toBeLessThanOrEqual(11);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(60 - checked);
  });

  test("does not lock out a known browser because of a stranger's guesses", async () => {
    await createUser({ email: EMAIL, password: PASSWORD });
    const { cookies } = await login(PASSWORD);
    await sendRepeatedly(10, () => login("not-the-password"));
    expect(await login(PASSWORD)).toBeRefused(429, "too_many_requests");

    const credentials = { email: EMAIL, password: PASSWORD };
    expect((await call(LOGIN, { body: credentials, cookies: { device: cookies.device ?? "" } })).status).toBe(200);
  });

  test("needs no wait after a password reset", async () => {
    const { id } = await createUser({ email: EMAIL, password: PASSWORD });
    await sendRepeatedly(10, () => login("not-the-password"));
    expect(await login(PASSWORD)).toBeRefused(429, "too_many_requests");
    const token = await makeLinkToken(db, { userId: id, email: EMAIL, purpose: "reset-password", seconds: 3600 });
    const password = "a-newer-password";

    const body = { token, email: EMAIL, password, password_confirmation: password };
    expect((await call(RESET, { body })).status).toBe(200);

    expect((await login(password)).status).toBe(200);
  });

  test("forgets the failures after a success", async () => {
    await createUser({ email: EMAIL, password: PASSWORD });
    await sendRepeatedly(9, () => login("not-the-password"));
    await login(PASSWORD);

    expect(await sendRepeatedly(9, () => login("not-the-password"))).toEqual(copies(422, 9));
    expect((await login(PASSWORD)).status).toBe(200);
  });
});

describe("registration", () => {
  test("is limited to ten an hour from an address", async () => {
    const address = nextAddress();
    let registrations = 0;
    const register = () => {
      registrations += 1;
      const body = {
        email: `p${registrations}@example.com`,
        password: PASSWORD,
        password_confirmation: PASSWORD,
        terms: true,
        privacy: true,
      };
      return call(REGISTER, { address, body });
    };
    expect(await sendRepeatedly(10, register)).toEqual(copies(200, 10));

    expect(await register()).toBeRefused(429, "too_many_requests");
    await ageRateLimits(3601);
    expect((await register()).status).toBe(200);
  });

  test("with invalid fields is not counted", async () => {
    const address = nextAddress();
    const body = {
      email: "new@example.com",
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: true,
      privacy: true,
    };
    await sendRepeatedly(12, () => call(REGISTER, { address, body: { ...body, terms: false } }));

    expect((await call(REGISTER, { address, body })).status).toBe(200);
  });
});
