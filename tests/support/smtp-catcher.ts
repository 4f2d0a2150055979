import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type CaughtMail = { mail: Email; to: string[] };

/** Returns the error with which a server refuses: `refusal(550, "No such user")`. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

type Options = {
  /** Called for each recipient, with the number of earlier recipients. Throws a `refusal` to refuse the recipient. */
  onRecipient?: (address: string, previousCount: number) => void;
  /** How long the server waits before it accepts an email. */
  waitMs?: number;
  /** Whether the server uses TLS, with a certificate that no client trusts. */
  secure?: boolean;
};

/** Starts a real SMTP server on loopback that keeps the emails it gets. Its `url` is a value for SMTP_URL. */
export async function startSmtpCatcher({ onRecipient, waitMs = 0, secure = false }: Options = {}) {
  const caught: CaughtMail[] = [];
  let recipients = 0;
  async function receive(stream: AsyncIterable<Buffer>, to: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    await delay(waitMs);
    caught.push({ mail: await PostalMime.parse(Buffer.concat(chunks)), to });
  }
  const server = new SMTPServer({
    secure,
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      recipients += 1;
      try {
        onRecipient?.(address, recipients - 1);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      receive(stream, to).then(() => done(), done);
    },
  });
  server.on("error", () => undefined); // emitted when a client disconnects
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${secure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    caught,
    recipientCount: () => recipients,
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}

/** Starts a mail server that accepts connections and never responds. */
export async function startHangingServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}
