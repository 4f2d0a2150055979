import * as z from "zod";
import { listQuery, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";

const SLUG = /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

const slug = z
  .string()
  .trim()
  .max(120)
  .regex(SLUG, "Use lower-case letters, digits and single hyphens, but not only digits.");
const title = z.string().trim().min(1).max(200);
const body = z.string().max(500_000);

/** For search engines and shared links. Overrides the page's title, and the description and image from the settings. */
export const customPageSeo = z.strictObject({
  title: z.string().trim().max(200).default(""),
  description: z.string().trim().max(500).default(""),
  /** The image of a shared link: an address or a path. */
  image: z.string().trim().max(2000).default(""),
  robots: z.enum(["index", "noindex"]).default("index"),
});
export type CustomPageSeo = z.output<typeof customPageSeo>;

export const customPageInput = z.strictObject({
  title,
  slug,
  /** HTML. It is sanitised before it is saved. */
  body: body.default(""),
  seo: customPageSeo.prefault({}),
  published: z.boolean().default(true),
});
export type CustomPageInput = z.output<typeof customPageInput>;

/** A change to some of the fields. */
export const customPageChange = z
  .strictObject({ title, slug, body, seo: customPageSeo, published: z.boolean() })
  .partial();
export type CustomPageChange = z.output<typeof customPageChange>;

export const customPageListQuery = listQuery(["updated_at", "created_at", "title", "slug"]);
export type CustomPageListQuery = z.output<typeof customPageListQuery>;
/**
 * The path parameter of calls that change a page. Only an id is valid, but the name is `idOrSlug`, because Next allows
 * only one name per path segment.
 */
export const customPageParams = z.object({ idOrSlug: rowId });
export const revisionListQuery = listQuery(["created_at"]);
export type RevisionListQuery = z.output<typeof revisionListQuery>;
export const revisionParams = z.object({ idOrSlug: rowId, revisionId: rowId });
/** A page's id or its slug. A slug is never all digits. */
export const customPageAddress = z.object({ idOrSlug: z.union([rowId, slug]) });

export const customPageWire = z
  .strictObject({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    body: z.string().meta({ description: "HTML." }),
    seo: customPageSeo,
    published: z.boolean(),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: "CustomPage" });
export type CustomPageJson = z.output<typeof customPageWire>;
export const customPageResponse = z.strictObject({ page: customPageWire });
/** A page in a list: without its body, which may be long. */
export const customPageRow = customPageWire.omit({ body: true }).meta({ id: "CustomPageRow" });
export type CustomPageRowJson = z.output<typeof customPageRow>;
export const customPageList = pageOf(customPageRow);

/** An earlier version of a page. `created_at` is when it was replaced, and `user` is who replaced it. */
export const revisionWire = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    user: z.strictObject({ id: z.int(), display_name: z.string() }).nullable(),
    created_at: time,
  })
  .meta({ id: "CustomPageRevision" });
export type RevisionJson = z.output<typeof revisionWire>;
export const revisionPage = pageOf(revisionWire);
