import type { messageOf } from "@/lib/mail/message";

/** Returns an email as the bytes of an `.eml` file. */
export async function renderEml(message: ReturnType<typeof messageOf>): Promise<Uint8Array> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message: bytes } = await transport.sendMail(message);
  if (!Buffer.isBuffer(bytes)) throw new Error("The email was not written as one buffer.");
  return bytes;
}
