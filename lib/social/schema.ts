import * as z from "zod";
import { ownPath } from "@/lib/routes";
import { SERVICES } from "@/lib/settings/social-services";

export const serviceParams = z.strictObject({ service: z.enum(SERVICES) });

const flag = z.enum(["true", "false"]).transform((text) => text === "true");

/** The query parameters of the calls that start a flow. */
export const startQuery = z.strictObject({
  /** The popup's name, by which the opener recognises its result. */
  popup: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** The page to return to, if the service opens in this window instead of a popup. */
  back: z
    .string()
    .max(500)
    .refine((path) => ownPath(path) === path)
    .optional(),
  /** As on the login form: whether the session lasts 30 days. Otherwise, its cookie lasts until the browser closes. */
  remember: flag.default(true),
  /** The ids of the accepted policies, separated by commas. */
  accepted: z
    .string()
    .max(500)
    .transform((text) => text.split(",").filter(Boolean))
    .default([]),
  /** The secret that allows registration while it is disabled. */
  registration_token: z.string().max(200).optional(),
});
export type StartQuery = z.output<typeof startQuery>;

/** The parameters that the service adds to the callback's address. next-auth checks those that it needs. */
export const callbackQuery = z.record(z.string(), z.string());

export const disconnectInput = z.strictObject({ service: z.enum(SERVICES).optional() });

export const extraCredentialsInput = z.strictObject({ password: z.string().min(1).max(1000) });

/** The responses of the flow's pages, for the API document. */
export const redirectResponse = {
  media: "text/html",
  description: "A redirect: to the service, or to the page that reports the result.",
  headers: { Location: "The target" },
};
export const lastPageResponse = {
  media: "text/html",
  description: "A page whose script closes the popup or, without a popup, returns to the page where the login began.",
};

/** Why the API document lists no successful response for these calls. */
export const ALWAYS_REDIRECTS = "Always redirects the browser.";
