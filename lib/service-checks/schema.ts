import * as z from "zod";
import { SERVICES } from "@/lib/settings/social-services";

const secret = z.string().min(1).max(2000);

/** The mail server to check. Default: the one in use. */
export const mailCheckInput = z.strictObject({ smtp_url: secret.optional() });
export type MailCheckInput = z.output<typeof mailCheckInput>;

/** The driver to check. Default: the one that stores new uploads. */
export const storageCheckInput = z.strictObject({ driver: z.enum(["local", "s3"]).optional() });
export type StorageCheckInput = z.output<typeof storageCheckInput>;

/** The service to check, and its credentials. Default: those in use, also if the service is turned off. */
export const socialCheckInput = z.strictObject({
  service: z.enum(SERVICES),
  client_id: secret.optional(),
  client_secret: secret.optional(),
});
export type SocialCheckInput = z.output<typeof socialCheckInput>;
