import "server-only";
import { generateSecret, generateURI, verify } from "otplib";

const TOLERANCE_SECONDS = 30;

/** Returns 160 random bits in Base32, the format that authenticators expect. */
export const newTotpSecret = () => generateSecret();

/** The `otpauth:` URI in the QR code, with the secret and the names of the site and the account. */
export function totpUri({ secret, siteName, email }: { secret: string; siteName: string; email: string }): string {
  // a colon separates site and account, so neither may contain one
  return generateURI({ secret, issuer: siteName.replaceAll(":", ""), label: email.replaceAll(":", "") });
}

/** The number of the 30-second step of this code: the current step or a neighbouring one. Null for a wrong code. */
export async function stepOfCode(secret: string, code: string): Promise<number | null> {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && "timeStep" in result ? (result.timeStep ?? null) : null;
}
