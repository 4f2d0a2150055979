import "server-only";
import { generateSecret, generateURI, verify } from "otplib";

const TOLERANCE_SECONDS = 30;

/** 160 bits in Base32, the format of authenticators. */
export const newTotpSecret = () => generateSecret();

/** The content of the QR code: the secret with the names of site and account. */
export function totpAddress({ secret, siteName, email }: { secret: string; siteName: string; email: string }): string {
  // a colon separates site and account, so neither may contain one
  return generateURI({ secret, issuer: siteName.replaceAll(":", ""), label: email.replaceAll(":", "") });
}

/** The 30-second step of this code: the current one or one next to it. Null for a wrong code. */
export async function stepOfCode(secret: string, code: string): Promise<number | null> {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const result = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && "timeStep" in result ? (result.timeStep ?? null) : null;
}
