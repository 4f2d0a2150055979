import "server-only";
import QRCode from "qrcode";
import type { UserActor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";
import type { QrCodeResponse } from "@/lib/two-factor/schema";
import { totpUri } from "@/lib/two-factor/totp";
import { decryptTotpSecret } from "@/lib/two-factor/totp-secret";

/** The QR code and secret for an authenticator. Throws a 409 if no setup is in progress. */
export async function getQrCode({ id, user }: UserActor): Promise<QrCodeResponse> {
  const row = await db.user.findUniqueOrThrow({
    where: { id },
    select: { twoFactorSecret: true, twoFactorConfirmedAt: true },
  });
  if (!row.twoFactorSecret || row.twoFactorConfirmedAt)
    throw new AppError("conflict", "Two factor authentication is not being set up.");
  const secret = decryptTotpSecret(row.twoFactorSecret, id);
  const siteName = (await getSettings()).branding.site_name;
  const svg = await QRCode.toString(totpUri({ secret, siteName, email: user.email }), { type: "svg", margin: 0 });
  return { svg, secret };
}
