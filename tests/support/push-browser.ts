import { createDecipheriv, createECDH, createPublicKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { OutsideServer } from "./safe-fetch";

/** A browser's side of a push subscription: its keys, with which it decrypts messages (RFC 8291). */
export type PushBrowser = {
  keys: { p256dh: string; auth: string };
  decrypt: (body: Buffer) => Record<string, string>;
};

const hkdf = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Creates the keys of a browser that has subscribed to push messages. */
export function createPushBrowser(): PushBrowser {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    decrypt(body) {
      // the header of aes128gcm (RFC 8188): salt, record size, and the sender's key with its length
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + (body[20] ?? 0));
      const ciphertext = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const secret = hkdf(pair.computeSecret(sender), auth, info, 32);
      const key = hkdf(secret, salt, "Content-Encoding: aes128gcm\0", 16);
      const nonce = hkdf(secret, salt, "Content-Encoding: nonce\0", 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(ciphertext.subarray(-16));
      const text = Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()]).toString();
      return JSON.parse(text.slice(0, text.lastIndexOf("\u0002")));
    },
  };
}

/** Converts an uncompressed point of the curve P-256, as in `applicationServerKey`, to a public key. */
export function publicKeyOf(point: string): KeyObject {
  const bytes = Buffer.from(point, "base64url");
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString("base64url"));
  return createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: String(x), y: String(y) } });
}

type ReceivedMessage = { headers: IncomingMessage["headers"]; body: Buffer };

/** Makes the service accept messages. Returns a list to which each received message is added. */
export function acceptMessages(service: OutsideServer): ReceivedMessage[] {
  const received: ReceivedMessage[] = [];
  service.respond = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(201).end();
    });
  };
  return received;
}
