import "server-only";
import { generateSecret, generateURI, verify } from "otplib";

const TOLERANCE_SECONDS = 30;

/** 160 bits in Base32, as an authenticator takes it. */
export const newTotpSecret = () => generateSecret();

/** What the QR picture says: whose secret this is, in the site's name. */
export function totpAddress({ secret, siteName, email }: { secret: string; siteName: string; email: string }): string {
  // the colon parts the site from the account, so neither may have one
  return generateURI({ secret, issuer: siteName.replaceAll(":", ""), label: email.replaceAll(":", "") });
}

/** The 30-second step that this code belongs to, now or one step beside it; null for a wrong code. */
export async function stepOfCode(secret: string, code: string): Promise<number | null> {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && "timeStep" in result ? (result.timeStep ?? null) : null;
}
