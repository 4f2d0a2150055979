import path from "node:path";
import type { AppProcess } from "../support/app-process";
import { HttpClient } from "../support/http-client";
import { waitForMail } from "../support/mail-inbox";
import { ADMIN, startTwoInstances, type TwoInstances } from "../support/two-instances";
import { until } from "../support/until";

let instances: TwoInstances;
let first: AppProcess;
let second: AppProcess;

beforeAll(async () => {
  instances = await startTwoInstances();
  ({ first, second } = instances);
}, 120_000);

afterAll(() => instances?.stop(), 60_000);

const fetchPage = async ({ origin }: AppProcess, path = "/") => (await fetch(origin + path)).text();

test("an edit on one instance is shown by the other within a second, in place of the cached page", async () => {
  const admin = new HttpClient(first.origin);
  expect((await admin.logIn(ADMIN.email, ADMIN.password)).status).toBe(200);
  for (let round = 1; round <= 5; round++) {
    await Promise.all([fetchPage(first), fetchPage(second)]);
    const name = `Stone ${round}`;

    const { status } = await admin.send("PUT", "/api/v1/settings", { branding: { site_name: name } });

    expect(status).toBe(200);
    expect(await fetchPage(first)).toContain(name);
    await until(async () => (await fetchPage(second)).includes(name), {
      what: `the second instance shows ${name}`,
      timeoutMs: 1000,
    });
  }
}, 60_000);

test("an edit made while the page is being rendered is in the next response", async () => {
  const admin = new HttpClient(first.origin);
  await admin.logIn(ADMIN.email, ADMIN.password);
  for (let round = 1; round <= 10; round++) {
    const title = `About, edited ${round}`;
    // invalidates the cached page
    await admin.send("PUT", "/api/v1/settings", { branding: { site_description: `round ${round}` } });
    const rendering = Array.from({ length: 4 }, () => fetchPage(first, "/pages/about"));
    const { json } = await admin.send("GET", "/api/v1/custom-pages/about");
    const { status } = await admin.send("PUT", `/api/v1/custom-pages/${(json.page as { id: number }).id}`, { title });
    await Promise.all(rendering);

    expect(status).toBe(200);
    expect(await fetchPage(first, "/pages/about")).toContain(title);
  }
}, 60_000);

test("a login and a logout on one instance apply on the other at once", async () => {
  const here = new HttpClient(first.origin, "10.0.0.1");
  await here.logIn(ADMIN.email, ADMIN.password);
  const there = here.at(second.origin);
  expect((await there.send("GET", "/api/v1/tools/api")).status).toBe(200);

  await here.send("POST", "/auth/logout");

  expect(((await there.send("GET", "/api/v1/bootstrap-data")).json.data as { user: unknown }).user).toBeNull();
});

test("of 16 concurrent uses of one reset token on two instances, exactly one succeeds", async () => {
  const email = ADMIN.email;
  const guest = await new HttpClient(first.origin, "10.0.0.2").begin();
  await guest.send("POST", "/auth/forgot-password", { email });
  const mail = await Promise.any(
    instances.folders.map((folder) => waitForMail(path.join(folder, "outbox"), { to: email, subject: /password/i })),
  );
  const token = mail.link?.split("/password/reset/")[1]?.split("?")[0];
  const clients = await Promise.all(
    Array.from({ length: 16 }, (_, n) => new HttpClient((n % 2 ? first : second).origin, `10.0.1.${n}`).begin()),
  );

  const responses = await Promise.all(
    clients.map((client, n) =>
      client.send("POST", "/auth/reset-password", {
        token,
        email,
        password: `password number ${n}`,
        password_confirmation: `password number ${n}`,
      }),
    ),
  );

  expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const winner = responses.findIndex(({ status }) => status === 200);
  expect((await new HttpClient(first.origin, "10.0.2.1").logIn(email, `password number ${winner}`)).status).toBe(200);
}, 60_000);
