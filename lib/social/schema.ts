import * as z from "zod";
import { ownPath } from "@/lib/routes";
import { SERVICES } from "@/lib/settings/social-services";

export const serviceParams = z.strictObject({ service: z.enum(SERVICES) });

const flag = z.enum(["true", "false"]).transform((text) => text === "true");

/** How the popup was opened. */
export const startQuery = z.strictObject({
  /** A name that the opener gives its popup, to know its result among others. */
  popup: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** The page to go back to, where there is no popup but the whole window goes to the service. */
  back: z
    .string()
    .max(500)
    .refine((path) => ownPath(path) === path)
    .optional(),
  /** As on the login form: thirty days, or until the browser closes. */
  remember: flag.default(true),
  /** The ids of the policies that a new account accepts, with commas. */
  accepted: z
    .string()
    .max(500)
    .transform((text) => text.split(",").filter(Boolean))
    .default([]),
  /** The secret that opens registration where it is disabled. */
  registration_token: z.string().max(200).optional(),
});
export type StartQuery = z.output<typeof startQuery>;

/** Whatever the service adds: next-auth checks what matters. */
export const callbackQuery = z.record(z.string(), z.string());

export const disconnectInput = z.strictObject({ service: z.enum(SERVICES).optional() });

export const extraCredentialsInput = z.strictObject({ password: z.string().min(1).max(1000) });

/** What the popup's pages answer with, for the API's document. */
export const redirect = {
  media: "text/html",
  description: "A redirect: to the service, or to the popup's last page.",
  headers: { Location: "Where to" },
};
export const lastPage = { media: "text/html", description: "A page that runs a script and closes." };
