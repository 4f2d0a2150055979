import { messageOf } from "@/lib/mail/message";
import { findSmtpProblem, isPermanent, sendBySmtp } from "@/lib/smtp";
import { parseSmtpUrl } from "@/lib/smtp-url";
import { refusal, startHangingServer, startSmtpCatcher } from "@/tests/support/smtp-catcher";

const message = messageOf({
  id: 7,
  createdAt: new Date("2026-11-21T07:31:05.042Z"),
  to: "ines@example.com",
  subject: "Grüße, أهلا",
  html: "<p>Hallo</p>",
  text: "Hallo\n",
  headers: { From: { name: "Plinth", address: "plinth@acme.example" } },
});

async function failureOf(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("sending over SMTP", () => {
  let server: Awaited<ReturnType<typeof startSmtpCatcher>>;
  afterEach(() => server.close());

  test("delivers subject, HTML, text, sender and recipient", async () => {
    server = await startSmtpCatcher();

    await sendBySmtp(server.url, message);

    expect(server.caught).toHaveLength(1);
    expect(server.caught[0]?.to).toEqual(["ines@example.com"]);
    expect(server.caught[0]?.mail).toMatchObject({
      subject: "Grüße, أهلا",
      html: expect.stringContaining("<p>Hallo</p>"),
      text: expect.stringContaining("Hallo"),
      from: { name: "Plinth", address: "plinth@acme.example" },
      to: [{ address: "ines@example.com" }],
    });
  });

  test("gives a repeated email the same id and date", async () => {
    server = await startSmtpCatcher();

    await sendBySmtp(server.url, message);
    await sendBySmtp(server.url, message);

    const [first, second] = server.caught.map(({ mail }) => mail);
    expect(first?.messageId).toBe("<20261121T073105042Z-7@acme.example>");
    expect(second?.messageId).toBe(first?.messageId);
    expect([first?.date, second?.date]).toEqual(["2026-11-21T07:31:05.000Z", "2026-11-21T07:31:05.000Z"]);
  });

  test("marks an email as automatic, which suppresses auto-replies", async () => {
    server = await startSmtpCatcher();

    await sendBySmtp(server.url, message);

    expect(server.caught[0]?.mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  });

  test.each([
    [550, true],
    [553, true],
    [450, false],
    [421, false],
  ])("a refusal of the recipient with %i is permanent: %p", async (status, permanent) => {
    server = await startSmtpCatcher({
      onRecipient: () => {
        throw refusal(status, "Refused");
      },
    });

    expect(isPermanent(await failureOf(sendBySmtp(server.url, message)))).toBe(permanent);
  });
});

describe("testing a mail server before it is used", () => {
  test("finds no problem with a server that responds, and sends nothing", async () => {
    const server = await startSmtpCatcher();

    expect(await findSmtpProblem(server.url)).toBeNull();
    expect(server.recipientCount()).toBe(0);
    await server.close();
  });

  test("says that a server is not reachable", async () => {
    const closedServer = await startSmtpCatcher();
    await closedServer.close();

    expect(await findSmtpProblem(closedServer.url)).toBe("unreachable");
  });

  test("says that the certificate of a server is not trusted", async () => {
    const server = await startSmtpCatcher({ secure: true });

    expect(await findSmtpProblem(server.url)).toBe("tls");
    await server.close();
  });

  test("says that a server without TLS was called with TLS", async () => {
    const server = await startSmtpCatcher();

    expect(await findSmtpProblem(server.url.replace("smtp:", "smtps:"))).toBe("tls");
    await server.close();
  });
});

test("the address of a mail server has a host, and may have a port and a login", () => {
  expect(parseSmtpUrl("smtp://ines%40example.com:p%3Aw@mail.example.com:2525")).toEqual({
    host: "mail.example.com",
    port: 2525,
    secure: false,
    auth: { user: "ines@example.com", pass: "p:w" },
  });
  expect(parseSmtpUrl("smtps://[::1]/")).toEqual({ host: "::1", port: undefined, secure: true, auth: undefined });
});

test.each([
  "smtp://mail.example.com/?sendmail=true&path=/bin/sh&args=-c&args=id",
  "smtp://mail.example.com?tls.rejectUnauthorized=false",
  "smtp://mail.example.com/path",
  "smtp://mail.example.com#x",
  "smtp://",
  "smtp://%E0%A4%A:x@mail.example.com",
  "https://mail.example.com",
  "SMTP://mail.example.com",
])("%s is not the address of a mail server, and nothing is sent there", async (url) => {
  expect(parseSmtpUrl(url)).toBeNull();
  await expect(sendBySmtp(url, message)).rejects.toThrow("must look like smtp://");
});

test("a refused login is not a permanent failure, because the operator can correct it", () => {
  expect(isPermanent(Object.assign(new Error("Invalid login"), { code: "EAUTH", responseCode: 535 }))).toBe(false);
});

test("an unreachable server is not a permanent failure", async () => {
  const closedServer = await startSmtpCatcher();
  await closedServer.close();

  const failure = await failureOf(sendBySmtp(closedServer.url, message));

  expect(failure).toMatchObject({ code: "ESOCKET" });
  expect(isPermanent(failure)).toBe(false);
});

test("a silent server times out, which is not a permanent failure", async () => {
  const hangingServer = await startHangingServer();

  const failure = await failureOf(sendBySmtp(hangingServer.url, message));

  expect(failure).toMatchObject({ code: "ETIMEDOUT" });
  expect(isPermanent(failure)).toBe(false);
  await hangingServer.close();
}, 20_000);
