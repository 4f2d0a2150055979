import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as FORGOT } from "@/app/auth/forgot-password/route";
import { POST as RESET } from "@/app/auth/reset-password/route";
import { db } from "@/lib/db/db";
import { SERVICES, type Service } from "@/lib/settings/social-services";
import { call, createSession } from "../support/api";
import { createUser, getSeededRole } from "../support/factories";
import { sendAndListMails, sendAndReadToken } from "../support/sent-mails";
import { saveSettings } from "../support/settings";
import { SocialBrowser } from "../support/social-browser";
import { offerOnlyServices, withOAuthProvider } from "../support/social-services";

const provider = withOAuthProvider();

beforeEach(async () => {
  provider().behave({});
  await offerOnlyServices(...SERVICES);
  await saveSettings("registration", { policies: [] });
});

const logIn = (service: Service, query = "") => new SocialBrowser().openPopup(service, { query });
const createProfile = (user: { id: number }, service: Service = "google", subject = "subject-1") =>
  db.socialProfile.create({ data: { userId: user.id, service, subject, username: "ines" } });
const findInes = () => db.user.findUnique({ where: { email: "ines@example.com" }, include: { socialProfiles: true } });

describe("a user who has connected the service", () => {
  test.each(SERVICES)("is logged in through %s, and the result contains the bootstrap data", async (service) => {
    const user = await createUser();
    await createProfile(user, service);

    const browser = new SocialBrowser();
    const { result } = await browser.openPopup(service);

    expect(result.status).toBe("SUCCESS");
    expect(result.callbackData).toMatchObject({ service, bootstrapData: { user: { id: user.id } } });
    expect((await call(BOOTSTRAP, { session: browser.session })).json.data.user.id).toBe(user.id);
  });

  test("is found by their id at the service, even if the address there has changed", async () => {
    const user = await createUser({ email: "ines@example.com" });
    await createProfile(user);
    provider().behave({ email: "other@example.com" });

    const { result } = await logIn("google");

    expect(result.callbackData).toMatchObject({ bootstrapData: { user: { email: "ines@example.com" } } });
    expect(await db.socialProfile.findMany({ select: { username: true } })).toEqual([
      { username: "other@example.com" },
    ]);
  });

  test("gets a remembered session unless they chose otherwise", async () => {
    await createProfile(await createUser());

    await logIn("google");
    await logIn("google", "remember=false");

    expect(await db.session.findMany({ select: { remember: true }, orderBy: { id: "asc" } })).toEqual([
      { remember: true },
      { remember: false },
    ]);
  });

  test("must enter the second factor, and has no session before that", async () => {
    const user = await createUser({ twoFactorConfirmedAt: new Date() });
    await createProfile(user);

    const browser = new SocialBrowser();
    const { result } = await browser.openPopup("google");

    expect(result).toMatchObject({ status: "SUCCESS", callbackData: { two_factor: true } });
    expect(result.callbackData).not.toHaveProperty("bootstrapData");
    expect(browser.cookieNames()).toContain("two_factor");
    expect(browser.everSet).not.toContain("session");
    expect(await db.session.count()).toBe(0);
    expect(await db.loginChallenge.findMany({ select: { userId: true, remember: true } })).toEqual([
      { userId: user.id, remember: true },
    ]);
  });

  test("is refused while banned", async () => {
    await createProfile(await createUser({ bannedAt: new Date() }));

    const { result } = await logIn("google");

    expect(result).toMatchObject({ status: "ERROR", callbackData: { errorMessage: "This account is suspended." } });
    expect(await db.session.count()).toBe(0);
  });

  test("has one more known browser after a login", async () => {
    const user = await createUser();
    await createProfile(user);
    await createSession(user);

    await logIn("google");

    expect(await db.knownDevice.count({ where: { userId: user.id } })).toBe(2);
  });
});

describe("a new user", () => {
  test.each(SERVICES)("gets an account without a password through %s, and is logged in", async (service) => {
    const browser = new SocialBrowser();

    const { result } = await browser.openPopup(service);

    const user = await findInes();
    expect(result).toMatchObject({ status: "SUCCESS", callbackData: { bootstrapData: { user: { id: user?.id } } } });
    expect(user?.socialProfiles).toMatchObject([{ service, subject: "subject-1" }]);
    expect(result.callbackData).toMatchObject({
      bootstrapData: { user: { has_password: false, first_name: expect.stringMatching(/^Ines/) } },
    });
    expect((await call(BOOTSTRAP, { session: browser.session })).json.data.user.id).toBe(user?.id);
  });

  test.each<[Service, string]>([
    ["google", "ines@example.com"],
    ["facebook", "ines"],
    ["twitter", "ines"],
    ["envato", "ines"],
  ])("has the username from %s", async (service, username) => {
    await logIn(service);

    expect((await findInes())?.socialProfiles).toMatchObject([{ username }]);
  });

  test("gets the default roles", async () => {
    await logIn("google");

    const { id } = await getSeededRole("user");
    expect(await db.roleUser.findMany({ where: { user: { email: "ines@example.com" } } })).toMatchObject([
      { roleId: id },
    ]);
  });

  test("does not have to verify an address that the service has verified", async () => {
    const { result } = await logIn("google");

    expect((await findInes())?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(result.callbackData.status).toBe("success");
    expect(await sendAndListMails("ines@example.com")).toEqual([]);
  });

  test.each<[string, Service]>([
    ["Google has not verified", "google"],
    ["Facebook does not report as verified", "facebook"],
    ["Envato does not report as verified", "envato"],
  ])("must verify an address that %s", async (_, service) => {
    provider().behave({ verified: false });

    const { result } = await logIn(service);

    expect((await findInes())?.emailVerifiedAt).toBeNull();
    expect(result.callbackData.status).toBe("needs_email_verification");
    expect((await sendAndListMails("ines@example.com"))[0]?.code).toMatch(/^\d{6}$/);
  });

  test("gets no code if confirmation is not required, and still counts as unverified", async () => {
    await saveSettings("auth", { require_email_confirmation: false });
    provider().behave({ verified: false });

    const { result } = await logIn("google");

    expect(result.callbackData.status).toBe("success");
    expect((await findInes())?.emailVerifiedAt).toBeNull();
    expect(await sendAndListMails("ines@example.com")).toEqual([]);
  });

  test("gets a lower-case address even if the service sends capitals", async () => {
    provider().behave({ email: "Ines@Example.COM" });

    await logIn("google");

    expect(await findInes()).not.toBeNull();
  });

  test("is refused while registration is disabled", async () => {
    await saveSettings("registration", { policies: [], disable: true });

    const { result } = await logIn("google");

    expect(result).toMatchObject({ status: "ERROR", callbackData: { errorMessage: "Registration is disabled." } });
    expect(await findInes()).toBeNull();
  });

  test("can register with the hidden token while registration is disabled", async () => {
    await saveSettings("registration", { policies: [], disable: true, hidden_token: "sesame" });

    expect((await logIn("google", "registration_token=oops")).result.status).toBe("ERROR");
    expect((await logIn("google", "registration_token=sesame")).result.status).toBe("SUCCESS");
  });

  test("must accept every policy, and otherwise gets a link to the registration form", async () => {
    const policies = ["terms", "privacy"].map((id) => ({ id, label: id, action: `/pages/${id}` }));
    await saveSettings("registration", { policies });

    const { result } = await logIn("google", "accepted=terms");

    expect(result).toMatchObject({ status: "ERROR", callbackData: { action: { action: "/register" } } });
    expect(await findInes()).toBeNull();
    expect((await logIn("google", "accepted=privacy,terms")).result.status).toBe("SUCCESS");
  });

  test("is refused if the service gives no address", async () => {
    provider().behave({ email: null });

    for (const service of SERVICES) {
      const { result } = await logIn(service);
      expect(result.callbackData.errorMessage).toMatch(/did not share an email address/);
    }
    expect(await db.socialProfile.count()).toBe(0);
  });

  test("counts towards the registration limit of the network address", async () => {
    const browser = new SocialBrowser();
    const statuses: string[] = [];
    for (let index = 0; index <= 10; index += 1) {
      provider().behave({ id: `s-${index}`, email: `new-${index}@example.com` });
      browser.forgetAll();
      statuses.push((await browser.openPopup("google")).result.status);
    }

    expect(statuses).toEqual([...Array(10).fill("SUCCESS"), "ERROR"]);
  }, 60_000);

  test("gets one account from sixteen concurrent logins, which all log in to it", async () => {
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => logIn("google")));

    const ids = outcomes.map(({ result }) => (result.callbackData.bootstrapData as { user: { id: number } }).user.id);
    expect(new Set(ids)).toEqual(new Set([(await findInes())?.id]));
    expect(await db.socialProfile.count()).toBe(1);
  }, 60_000);

  test("gets a username without NUL characters and of at most 120 characters", async () => {
    provider().behave({ username: `a\u0000b${"é".repeat(500)}` });

    await logIn("envato");

    const [profile] = (await findInes())?.socialProfiles ?? [];
    expect(profile?.username).toMatch(/^a bé+$/);
    expect(profile?.username).toHaveLength(120);
  });
});

test("a password reset removes the social profiles of an account that was never verified", async () => {
  provider().behave({ verified: false });
  await logIn("envato");
  const user = await findInes();
  await db.socialProfile.create({ data: { userId: (await createUser()).id, service: "envato", subject: "other" } });
  await call(FORGOT, { body: { email: "ines@example.com" } });

  const token = await sendAndReadToken("ines@example.com");
  const passwords = { password: "my-new-password", password_confirmation: "my-new-password" };
  expect((await call(RESET, { body: { token, email: "ines@example.com", ...passwords } })).status).toBe(200);

  expect(await db.socialProfile.count({ where: { userId: user?.id ?? 0 } })).toBe(0);
  expect(await db.socialProfile.count()).toBe(1);
  expect((await logIn("envato")).result.status).toBe("REQUEST_PASSWORD");
});

test("a password reset keeps the social profiles of a verified account", async () => {
  await logIn("google");
  await call(FORGOT, { body: { email: "ines@example.com" } });

  const token = await sendAndReadToken("ines@example.com");
  const passwords = { password: "my-new-password", password_confirmation: "my-new-password" };
  expect((await call(RESET, { body: { token, email: "ines@example.com", ...passwords } })).status).toBe(200);

  expect((await logIn("google")).result.status).toBe("SUCCESS");
});

test("the page that ends a social login is in the visitor's language", async () => {
  provider().behave({ deny: true });
  const browser = new SocialBrowser();
  browser.headers["accept-language"] = "de";

  const { html } = await browser.openPopup("google");

  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain("<title>Anmelden</title>");
});
