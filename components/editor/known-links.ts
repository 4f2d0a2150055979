import type { Editor } from "grapesjs";
import type { DocumentPage } from "@/lib/site-pages/document";

/** Replaces links to missing pages with links to `#`. The user can change them later. */
export function withKnownLinks({ Pages }: Editor, html: string): string {
  const paths = Pages.getAll().map((page, index) => {
    const { slug } = page.attributes as Pick<DocumentPage, "slug">;
    return index === 0 ? "/" : `/${slug || page.getId()}`;
  });
  return html.replace(/href="(\/[a-z0-9-]*)"/g, (link, path: string) => (paths.includes(path) ? link : 'href="#"'));
}
