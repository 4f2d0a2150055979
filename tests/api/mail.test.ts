import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setSecrets } from "@/lib/crypto/secret";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { env } from "@/lib/env";
import { expireInThisProcess } from "@/lib/events/expiry";
import { features } from "@/lib/features/features";
import { enqueue } from "@/lib/jobs/enqueue";
import { prepareJobs } from "@/lib/jobs/prepare";
import { sweepExpired } from "@/lib/jobs/sweep";
import { log } from "@/lib/log";
import { mail } from "@/lib/mail/feature";
import { writeToOutbox } from "@/lib/mail/outbox";
import { prepareMail } from "@/lib/mail/prepare";
import type { TemplateData, TemplateName } from "@/lib/mail/templates/templates";
import { mergeSecrets } from "@/lib/settings/secrets";
import { recoverJobs } from "@/lib/worker/recover";
import { runJobs } from "@/lib/worker/run";
import { readMailsTo, waitForMail } from "@/tests/support/mail-inbox";
import { refusal, startHangingServer, startSmtpCatcher } from "@/tests/support/smtp-catcher";
import { until } from "@/tests/support/until";

const TO = "ines@example.com";
const CODE = { code: "048213", minutes: 10 };

let dataDir: string;
let outbox: string;
const cleanups: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  log.level = "silent"; // some emails are refused here on purpose
  await prepareJobs();
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "plinth-mail-"));
  outbox = path.join(dataDir, "outbox");
  Object.assign(env(), { DATA_DIR: dataDir, SMTP_URL: undefined });
});
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
  await rm(dataDir, { recursive: true, force: true });
});

async function startWorker() {
  cleanups.push(await runJobs());
}

/** Makes the app use this mail server in the current test. */
async function useSmtp<Server extends { url: string; close: () => Promise<void> }>(
  promise: Promise<Server>,
): Promise<Server> {
  const server = await promise;
  cleanups.push(server.close);
  Object.assign(env(), { SMTP_URL: server.url });
  return server;
}

async function send<Name extends TemplateName>(
  template: Name,
  data: TemplateData<Name>,
  { language = null as string | null } = {},
) {
  const mail = await prepareMail(language);
  return db.$transaction((tx) => mail.send(tx, TO, template, data));
}

const findMail = (id: number) => db.mailMessage.findUniqueOrThrow({ where: { id } });
const untilStatus = (id: number, status: string) =>
  until(async () => ((await findMail(id)).status === status ? findMail(id) : undefined), { what: status });
const countJobs = async () => (await pool().query("SELECT 1 FROM graphile_worker._private_jobs")).rowCount;

describe("without an SMTP server", () => {
  test("an email is written to a file in the outbox, with its code", async () => {
    await startWorker();
    await send("verify-email", CODE);

    const mail = await waitForMail(outbox, { to: TO });

    expect(mail).toMatchObject({ subject: "Verify your email for Plinth", code: "048213" });
    expect(mail.html).toContain("048213");
  });

  test("the email for a password reset contains its link", async () => {
    await startWorker();
    await send("reset-password", { token: "tok_en-1", minutes: 60 });

    const { link } = await waitForMail(outbox, { to: TO });

    expect(link).toBe(`${env().APP_URL}/password/reset/tok_en-1`);
  });

  test("emails in the outbox are deleted after 90 days", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    for (const days of [89, 91]) {
      await writeToOutbox(`${days}.eml`, Buffer.from("An email"));
      await utimes(path.join(outbox, `${days}.eml`), daysAgo(days), daysAgo(days));
    }

    await mail.tasks["sweep-outbox"].run(undefined, {} as never);

    expect(await readdir(outbox)).toEqual(["89.eml"]);
  });

  test("the email's row has the path of the file, and no code", async () => {
    await startWorker();
    const id = await send("verify-email", CODE);

    const row = await untilStatus(id, "sent");

    expect(await readdir(outbox)).toEqual([path.basename(String(row.file))]);
    expect(row).toMatchObject({
      to: TO,
      subject: "Verify your email for Plinth",
      html: "",
      text: "",
      attempts: 1,
      error: null,
    });
    expect(row.sentAt).toBeInstanceOf(Date);
  });

  test("an email without a secret stays readable in its row", async () => {
    await startWorker();
    const id = await send("password-changed", {});

    const row = await untilStatus(id, "sent");

    expect(row.text).toContain("was just changed");
    expect(row.html).toContain("was just changed");
  });

  test("an email that is written again after a crash is still one file", async () => {
    await startWorker();
    const id = await send("password-changed", {});
    await untilStatus(id, "sent");
    await db.mailMessage.update({ where: { id }, data: { status: "queued", sentAt: null, file: null } });

    await db.$transaction((tx) => enqueue(tx, "send-mail", { mail: id, secretUntil: null }));
    await untilStatus(id, "sent");

    expect(await readMailsTo(outbox, TO)).toHaveLength(1);
  });
});

describe("an email's transaction", () => {
  test("that is rolled back sends nothing", async () => {
    const mail = await prepareMail(null);
    const transaction = db.$transaction(async (tx) => {
      await mail.send(tx, TO, "verify-email", CODE);
      throw new Error("changed my mind");
    });
    await expect(transaction).rejects.toThrow("changed my mind");

    expect(await db.mailMessage.count()).toBe(0);
    expect(await countJobs()).toBe(0);
  });

  test("that commits before a worker runs leaves a job that is processed later", async () => {
    await send("verify-email", CODE);

    await startWorker();

    expect(await waitForMail(outbox, { to: TO })).toMatchObject({ code: "048213" });
  });

  test("leaves a job, which is unlocked and retried if the process is killed while sending", async () => {
    await send("verify-email", CODE);
    await pool().query(
      "UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now(), attempts = 1",
    );
    await pool().query("UPDATE graphile_worker._private_job_queues SET locked_by = 'pool-dead', locked_at = now()");

    await recoverJobs(pool(), { isOnlyProcess: true });
    await startWorker();

    expect(await waitForMail(outbox, { to: TO })).toMatchObject({ code: "048213" });
  });
});

describe("with an SMTP server", () => {
  test("an email is delivered there, and no file is written", async () => {
    const server = await useSmtp(startSmtpCatcher());
    await startWorker();
    const id = await send("verify-email", CODE);

    const row = await untilStatus(id, "sent");

    expect(server.caught[0]).toMatchObject({
      to: [TO],
      mail: {
        subject: "Verify your email for Plinth",
        html: expect.stringContaining("048213"),
        text: expect.stringContaining("048213"),
        from: { name: "Plinth", address: "plinth@localhost" },
      },
    });
    expect(row).toMatchObject({ file: null, html: "", text: "" });
    expect(await readMailsTo(outbox, TO)).toEqual([]);
  });

  test("an email is delivered to the server that an admin has set", async () => {
    setSecrets(["a secret of this test, 32 characters long"]);
    const server = await startSmtpCatcher();
    cleanups.push(server.close);
    await db.setting.create({ data: { group: "mail", secrets: mergeSecrets("mail", {}, { smtp_url: server.url }) } });
    expireInThisProcess(["settings"]);
    cleanups.push(async () => expireInThisProcess(["settings"]));
    await startWorker();

    const id = await send("password-changed", {});

    await untilStatus(id, "sent");
    expect(server.caught).toHaveLength(1);
  });

  test("an email that is refused temporarily is retried and delivered once", async () => {
    const server = await useSmtp(
      startSmtpCatcher({
        onRecipient: (_, recipientsBefore) => {
          if (recipientsBefore === 0) throw refusal(450, "Greylisted, come back later");
        },
      }),
    );
    await startWorker();
    const id = await send("verify-email", CODE);
    await until(async () => (await findMail(id)).attempts === 1);
    expect(await findMail(id)).toMatchObject({ status: "queued", error: expect.stringContaining("Greylisted") });

    const row = await untilStatus(id, "sent");

    expect(row).toMatchObject({ attempts: 2, error: null });
    expect(server.caught.map(({ mail }) => mail.text)).toEqual([expect.stringContaining("048213")]);
  }, 20_000);

  test("an email that is refused permanently fails with the reason, and its code is removed", async () => {
    const server = await useSmtp(
      startSmtpCatcher({
        onRecipient: () => {
          throw refusal(550, "No such user");
        },
      }),
    );
    await startWorker();
    const id = await send("verify-email", CODE);

    const row = await untilStatus(id, "failed");

    expect(row).toMatchObject({ attempts: 1, error: expect.stringContaining("No such user"), html: "", text: "" });
    await until(async () => (await countJobs()) === 0);
    expect(server.recipientCount()).toBe(1);
  });

  test("an email fails after its last attempt", async () => {
    const server = await startSmtpCatcher();
    await server.close();
    Object.assign(env(), { SMTP_URL: server.url });
    await startWorker();
    const id = await send("verify-email", CODE);
    await until(async () => (await findMail(id)).attempts === 1);

    const runLastAttemptNow =
      "UPDATE graphile_worker._private_jobs SET max_attempts = attempts + 1, run_at = now() WHERE attempts = 1 AND locked_at IS NULL";
    await until(async () => (await pool().query(runLastAttemptNow)).rowCount);

    expect(await untilStatus(id, "failed")).toMatchObject({ attempts: 2, html: "", text: "" });
  }, 20_000);

  test("an email whose code has expired is not sent", async () => {
    const server = await useSmtp(startSmtpCatcher());
    const id = await send("verify-email", { ...CODE, minutes: -1 });
    await startWorker();

    const row = await untilStatus(id, "failed");

    expect(row).toMatchObject({ html: "", text: "", error: expect.stringContaining("expired") });
    expect(server.caught).toEqual([]);
  });

  test("a mail server that hangs blocks neither requests nor other jobs", async () => {
    const server = await useSmtp(startHangingServer());
    await startWorker();
    const startedAt = Date.now();
    for (let count = 0; count < 6; count++) await send("verify-email", CODE);
    const elapsedMs = Date.now() - startedAt;
    await until(() => server.connections());

    await db.rateLimit.create({ data: { key: "mail-test", expire: 1n } });
    await db.$transaction((tx) => enqueue(tx, "sweep-expired", undefined));
    await until(async () => (await db.rateLimit.count({ where: { key: "mail-test" } })) === 0, { timeoutMs: 3000 });

    expect(elapsedMs).toBeLessThan(2000);
    expect(await db.mailMessage.count({ where: { status: "queued" } })).toBe(6);
    await server.close(); // otherwise stopping the worker would wait for this server
  });

  test("stopping the worker waits for the email that is being sent", async () => {
    const server = await useSmtp(startSmtpCatcher({ waitMs: 300 }));
    const end = await runJobs();
    const id = await send("verify-email", CODE);
    await until(() => server.recipientCount());

    await end();

    expect(await findMail(id)).toMatchObject({ status: "sent" });
    expect(server.caught).toHaveLength(1);
  });
});

describe("a recipient's language", () => {
  const lines = { "Verify your email for :site_name": "أكّد بريدك لدى :site_name" };

  beforeEach(async () => {
    await db.localization.create({ data: { name: "العربية", language: "ar", lines } });
    expireInThisProcess(["localizations"]);
  });
  afterEach(() => expireInThisProcess(["localizations"]));

  test("is used for the email, with the site's name filled in", async () => {
    await startWorker();
    await send("verify-email", CODE, { language: "ar" });

    const mail = await waitForMail(outbox, { to: TO });

    expect(mail.subject).toBe("أكّد بريدك لدى Plinth");
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  });
});

test("sent and failed emails are removed after ninety days", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const oldMail = { to: TO, subject: "", html: "", text: "", createdAt: daysAgo(91) };
  await db.mailMessage.createMany({
    data: [
      { ...oldMail, status: "sent" },
      { ...oldMail, status: "failed" },
      { ...oldMail, status: "queued" },
      { ...oldMail, status: "sent", createdAt: daysAgo(89) },
    ],
  });

  await sweepExpired(undefined, { features });

  const remaining = await db.mailMessage.findMany({ select: { status: true }, orderBy: { id: "asc" } });
  expect(remaining.map(({ status }) => status)).toEqual(["queued", "sent"]);
});
