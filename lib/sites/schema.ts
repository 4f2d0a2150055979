import * as z from "zod";
import { email } from "@/lib/email-schema";
import { changesOf } from "@/lib/http/changes";
import { idNumber, listQuery, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { languageTag } from "@/lib/i18n/language-schema";
import { line } from "@/lib/i18n/line";
import { mayWire } from "@/lib/ownership/schema";
import { isReservedSlug, NAME_MAX_CHARS, SLUG_MAX_CHARS, SLUG_MIN_CHARS } from "@/lib/sites/policy";

/** The first part of the site's host. */
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(SLUG_MIN_CHARS)
  .max(SLUG_MAX_CHARS)
  .regex(
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
    line("Use letters, digits and hyphens. Do not start or end with a hyphen."),
  )
  .refine((value) => value.slice(2, 4) !== "--", line("This address is reserved."))
  .refine((value) => !isReservedSlug(value), line("This address is reserved."));

/**
 * `recipient`: the email address that is notified of each form submission. Default: the caller's address. Empty: nobody
 * is notified. `language`: default, and if empty: that of the project. `icon`: the URL of an uploaded picture.
 */
export const siteInput = z.strictObject({
  name: z.string().trim().min(1).max(NAME_MAX_CHARS),
  slug,
  project_id: idNumber,
  language: z.union([z.literal(""), languageTag]).default(""),
  recipient: z.union([z.literal(""), email]).optional(),
  icon: z.string().trim().max(500).default(""),
});
/** The fields of the form for a new site. */
export const newSiteForm = siteInput.pick({ name: true, slug: true, project_id: true });
export type SiteInput = z.output<typeof siteInput>;
export const siteChange = changesOf(siteInput);
export type SiteChange = z.output<typeof siteChange>;

/** `everyone` lists all users' sites and needs the permission `sites.view`. */
export const siteListQuery = listQuery(["updated_at", "name", "created_at", "deleted_at"]).extend({
  trashed: yesOrNo.default(false),
  everyone: yesOrNo.default(false),
  project_id: rowId.optional(),
});
export type SiteListQuery = z.output<typeof siteListQuery>;

export const siteParams = z.object({ siteId: rowId });

/** The token in the link that an email to a form recipient contains. */
export const recipientParams = z.object({ token: z.string().max(200) });

export const siteWire = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    url: z.string().meta({ description: "Where visitors find the site: at its own host if it has one." }),
    /** Null if the project was deleted for good. */
    project_id: z.int().nullable(),
    /** 0: the personal workspace. */
    workspace_id: z.int(),
    language: z.string().meta({ description: "The language of the pages: the site's own, or else the project's." }),
    own_language: z.string().nullable(),
    recipient: z.string().nullable(),
    recipient_state: z.enum(["none", "pending", "confirmed"]).meta({
      description: "Only a confirmed recipient gets emails. Verified addresses of members need no confirmation.",
    }),
    recipient_mailed_at: time.nullable().meta({ description: "When the recipient was asked to confirm." }),
    icon: z.string().nullable(),
    publication: z
      .strictObject({ id: z.int(), number: z.int(), project_version: z.int(), created_at: time })
      .nullable()
      .meta({ description: "What visitors see. Null: nothing is published." }),
    review: z
      .strictObject({
        state: z.enum(["held", "refused"]),
        publication_id: z.int(),
        number: z.int(),
        reason: z.string().nullable(),
        publish_at: time.nullable(),
        created_at: time,
      })
      .nullable()
      .meta({ description: "The newest publication, if it is held until somebody has reviewed it, or was refused." }),
    publish_at: time.nullable().meta({ description: "When the scheduled publication goes online." }),
    project_version: z
      .int()
      .nullable()
      .meta({ description: "The current version of the project's document. Null if the project is in the trash." }),
    has_changes: z.boolean().meta({
      description:
        "Whether the project, name, language or icon has changed since `publication`. False if nothing is published.",
    }),
    preview: z.strictObject({ url: z.string(), has_password: z.boolean() }).nullable(),
    suspended_at: time.nullable().meta({ description: "When an admin took the site offline, if it is suspended." }),
    suspension_reason: z.string().nullable(),
    created_at: time,
    updated_at: time,
    /** When the site was moved to the trash. It is deleted for good 30 days later. */
    deleted_at: time.nullable(),
    may: mayWire("sites"),
  })
  .meta({ id: "Site" });
export type SiteJson = z.output<typeof siteWire>;
export const siteResponse = z.strictObject({ site: siteWire });
export const sitePage = pageOf(siteWire);
