import { type CustomPageJson, type CustomPageSeo, customPageSeo } from "@/lib/custom-pages/schema";

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

export function customPageJson({ createdAt, updatedAt, seo, ...page }: CustomPageRow): CustomPageJson {
  const { id, slug, title, body, published } = page;
  return {
    id,
    slug,
    title,
    body,
    seo: seoOf(seo),
    published,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

/** Parses saved values. Returns the defaults if an older version of Plinth saved something that is no longer valid. */
export function seoOf(saved: unknown): CustomPageSeo {
  const parsed = customPageSeo.safeParse(saved);
  return parsed.success ? parsed.data : customPageSeo.parse({});
}
