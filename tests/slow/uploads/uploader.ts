import { createHash, randomBytes } from "node:crypto";
import http from "node:http";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import type { FileEntryJson } from "@/lib/files/schema";
import { HttpClient } from "../../support/http-client";

export const ADMIN = { email: "admin@example.com", password: "the-admin-of-uploads" };
export const MEGABYTE = 1024 * 1024;

const sha256 = () => createHash("sha256");

/** Calls the API with a token, as a script does. */
export class Uploader {
  private constructor(
    readonly origin: string,
    readonly authorization: string,
  ) {}

  /** Logs the admin in at this origin and creates a token. */
  static async at(origin: string): Promise<Uploader> {
    const admin = new HttpClient(origin);
    await admin.logIn(ADMIN.email, ADMIN.password);
    await admin.send("POST", "/auth/user/confirm-password", { password: ADMIN.password });
    const { json, text } = await admin.send("POST", "/api/v1/access-tokens", { tokenName: "Uploads" });
    if (typeof json.plainTextToken !== "string") throw new Error(`There is no token: ${text}`);
    return new Uploader(origin, `Bearer ${json.plainTextToken}`);
  }

  // biome-ignore lint/suspicious/noExplicitAny: each test states what it expects in a response
  async call(method: string, path: string, body?: unknown): Promise<{ status: number; json: any }> {
    const response = await fetch(`${this.origin}/api/v1/${path}`, {
      method,
      headers: { authorization: this.authorization, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  }

  /** Sends a form whose file is generated while it is sent, so that the sender needs little memory. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  async sendForm(name: string, file: GeneratedFile): Promise<{ status: number; json: any }> {
    const boundary = "----a-boundary-of-the-tests";
    const head = Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    );
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    return new Promise((resolve, reject) => {
      const request = http.request(
        `${this.origin}/api/v1/file-entries`,
        {
          method: "POST",
          agent: false,
          headers: {
            authorization: this.authorization,
            "content-type": `multipart/form-data; boundary=${boundary}`,
            "content-length": head.length + file.size + tail.length,
          },
        },
        (response) => {
          const status = response.statusCode ?? 0;
          json(response).then((body) => resolve({ status, json: body }), reject);
        },
      );
      request.on("error", reject);
      Readable.from(
        (async function* () {
          yield head;
          yield* file.pieces();
          yield tail;
        })(),
      ).pipe(request);
    });
  }

  /** Downloads the file. Returns the SHA-256 of its bytes. */
  async hashDownload({ id }: FileEntryJson): Promise<string> {
    const response = await fetch(`${this.origin}/api/v1/file-entries/${id}/download`, {
      headers: { authorization: this.authorization },
    });
    const hash = sha256();
    for await (const chunk of response.body ?? []) hash.update(chunk);
    return hash.digest("hex");
  }
}

export type GeneratedFile = { size: number; hash: string; pieces: () => Generator<Buffer> };

/** Generates a file of `size` bytes with new content. Each call of its `pieces` yields that content again. */
export function generateFile(size: number): GeneratedFile {
  const seed = randomBytes(MEGABYTE);
  function* pieces() {
    for (let offset = 0, piece = 0; offset < size; offset += MEGABYTE, piece++) {
      const bytes = Buffer.from(seed);
      bytes.writeUInt32BE(piece, 0);
      yield bytes.subarray(0, Math.min(MEGABYTE, size - offset));
    }
  }
  const hash = sha256();
  for (const piece of pieces()) hash.update(piece);
  return { size, hash: hash.digest("hex"), pieces };
}
