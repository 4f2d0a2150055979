import {
  type CustomPageJson,
  type CustomPageRowJson,
  type CustomPageSeo,
  customPageSeo,
} from "@/lib/custom-pages/schema";

type CustomPageRow = {
  id: number;
  slug: string;
  title: string;
  body: string;
  seo: unknown;
  published: boolean;
  createdAt: Date;
  updatedAt: Date;
};

export const customPageJson = (row: CustomPageRow): CustomPageJson => ({ ...customPageRowJson(row), body: row.body });

/** A page in a list. */
export function customPageRowJson(row: Omit<CustomPageRow, "body">): CustomPageRowJson {
  const { id, slug, title, published, createdAt, updatedAt } = row;
  return {
    id,
    slug,
    title,
    seo: seoOf(row.seo),
    published,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

/** Parses a page's saved SEO values. Returns the defaults if the saved values are no longer valid in this version. */
export function seoOf(saved: unknown): CustomPageSeo {
  const parsed = customPageSeo.safeParse(saved);
  return parsed.success ? parsed.data : customPageSeo.parse({});
}
