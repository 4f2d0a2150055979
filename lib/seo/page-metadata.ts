import "server-only";
import type { T } from "@/lib/i18n/create-t";
import { absoluteUrl, SOCIAL_IMAGE_SIZE, socialImagePath } from "@/lib/seo/addresses";
import type { PublicSettings } from "@/lib/settings/schema";

const FAVICON = "/favicon.svg";

export type Site = { settings: PublicSettings; t: T };
export type Page = {
  /** The canonical path. */
  path: string;
  title: string;
  description?: string;
  /** The image of a shared link: a URL or a path. If missing, the site's image is used, else one is generated. */
  image?: string;
  /** The slug of the custom page whose image is generated. If missing, the image is the homepage's. */
  slug?: string;
  robots?: "index" | "noindex";
};

/** The title and tags of a public page, for Next's `generateMetadata`. */
export function pageMetadata({ settings, t }: Site, page: Page) {
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
    icons: { icon: branding.favicon || FAVICON },
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

/** The title and tags of a page without a URL: the not-found page. */
export function unlistedMetadata({ settings, t }: Site, title: string) {
  return {
    title: pageTitle({ settings, t }, title),
    robots: { index: false, follow: false },
    icons: { icon: settings.branding.favicon || FAVICON },
  };
}

/** A page's description, else the site's. */
export function descriptionOf({ settings, t }: Site, description = ""): string {
  return description || t(settings.seo.description || settings.branding.site_description);
}

function pageTitle({ settings, t }: Site, title: string): string {
  const { site_name } = settings.branding;
  return title === site_name ? title : t(settings.seo.title_template, { title, site_name });
}

const isListed = ({ seo }: PublicSettings, { robots }: Page) => seo.robots === "index" && robots !== "noindex";
