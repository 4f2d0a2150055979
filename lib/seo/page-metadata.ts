import "server-only";
import type { T } from "@/lib/i18n/create-t";
import { absoluteUrl, SOCIAL_IMAGE_SIZE, socialImagePath } from "@/lib/seo/addresses";
import { faviconOf } from "@/lib/seo/favicon";
import type { PublicSettings } from "@/lib/settings/schema";

/** What the tags of every page depend on: the settings, and the translator of the page's language. */
export type SeoContext = { settings: PublicSettings; t: T };
export type Page = {
  /** The canonical path. */
  path: string;
  title: string;
  description?: string;
  /** The image of a shared link: a URL or a path. Default: the site's image, else a generated one. */
  image?: string;
  /** The slug of the custom page that the generated image is for. Without it, the image is for the homepage. */
  slug?: string;
  robots?: "index" | "noindex";
};

/** The title and tags of a public page, for Next's `generateMetadata`. */
export function pageMetadata({ settings, t }: SeoContext, page: Page) {
  const { branding, seo } = settings;
  const url = absoluteUrl(settings, page.path);
  const title = pageTitle({ settings, t }, page.title);
  const description = descriptionOf({ settings, t }, page.description);
  const chosen = page.image || seo.social_image;
  const image = absoluteUrl(settings, chosen || socialImagePath(t.language, page.slug));
  return {
    title,
    description,
    applicationName: branding.site_name,
    alternates: { canonical: url },
    robots: isListed(settings, page) ? { index: true, follow: true } : { index: false, follow: false },
    icons: { icon: faviconOf(settings) },
    openGraph: {
      type: "website" as const,
      siteName: branding.site_name,
      title,
      description,
      url,
      locale: t.language,
      images: [{ url: image, ...(!chosen && SOCIAL_IMAGE_SIZE), alt: title }],
    },
    twitter: { card: "summary_large_image" as const, title, description, images: [image] },
  };
}

/** The title and tags of a page that search engines must not list, such as a member page or the not-found page. */
export function unlistedMetadata({ settings, t }: SeoContext, title: string) {
  return {
    title: pageTitle({ settings, t }, title),
    robots: { index: false, follow: false },
    icons: { icon: faviconOf(settings) },
  };
}

/** A page's description, else the site's. */
export function descriptionOf({ settings, t }: SeoContext, description = ""): string {
  return description || t(settings.seo.description || settings.branding.site_description);
}

function pageTitle({ settings, t }: SeoContext, title: string): string {
  const { site_name } = settings.branding;
  return title === site_name ? title : t(settings.seo.title_template, { title, site_name });
}

const isListed = ({ seo }: PublicSettings, { robots }: Page) => seo.robots === "index" && robots !== "noindex";
