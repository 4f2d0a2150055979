/**
 * The parts of the editor's document that a page is rendered from, in the format of the editing engine. The document
 * comes from a client, so each value must be checked where it is used.
 */
export type SiteDocument = {
  pages: readonly DocumentPage[];
  styles?: readonly DocumentRule[];
};

export type DocumentPage = {
  id: string;
  name?: string;
  /** The path without slashes. The first page is at the root of the site, whatever its slug. */
  slug?: string;
  title?: string;
  description?: string;
  /** The address of the picture that other websites and apps show for a link to the page. */
  image?: string;
  /** The description of that picture. */
  imageAlt?: string;
  /** The focal point of that picture: "39% 45%". */
  imagePosition?: string;
  /** The engine keeps a page's content in its first frame. */
  frames?: readonly { component?: DocumentComponent }[];
  /** The content of a page without frames, such as one that the engine has not stored yet. */
  component?: DocumentComponent;
};

export type DocumentComponent = {
  /** The engine's type, such as `text` or `image`. It determines the tag if there is no `tagName`. */
  type?: string;
  tagName?: string;
  attributes?: Readonly<Record<string, unknown>>;
  classes?: readonly (string | { name?: string })[];
  components?: readonly DocumentComponent[];
  /** HTML if the type is `custom-code`. Otherwise it is rendered as text. */
  content?: string;
};

export type DocumentRule = {
  /** `title` or `.title` for the class "title", `#top` for the id "top". */
  selectors?: readonly (string | { name?: string; type?: number })[];
  /** A selector of another kind, such as `:root`. */
  selectorsAdd?: string;
  style?: Readonly<Record<string, unknown>>;
  /** A pseudo-class without its colon, such as `hover`. */
  state?: string;
  atRuleType?: string;
  /** The condition of a media query. */
  mediaText?: string;
};

/** The component that holds a page's content. */
export const rootOf = ({ frames, component }: DocumentPage): DocumentComponent =>
  frames?.[0]?.component ?? component ?? {};

/** The path of a page. The first page is at the root, whatever its slug. */
export const pathOf = ({ slug, id }: DocumentPage, index: number): string => (index === 0 ? "/" : `/${slug || id}`);

/**
 * Returns the parts of a stored document that pages are rendered from. Drops names, titles and similar fields that are
 * not strings. Elements and rules may still contain any value.
 */
export function toSiteDocument(document: { pages: readonly StoredPage[]; styles?: unknown }): SiteDocument {
  const styles: unknown[] = Array.isArray(document.styles) ? document.styles : [];
  return { pages: document.pages.map(toPage), styles: styles.filter(isObject) };
}

/** Parses a stored document (`toSiteDocument`), given as JSON text. */
export const parseDocument = (text: string): SiteDocument => toSiteDocument(JSON.parse(text));

type StoredPage = { id: string; [name: string]: unknown };

function toPage({ id, frames, component, ...page }: StoredPage): DocumentPage {
  const texts = ["name", "slug", "title", "description", "image", "imageAlt", "imagePosition"].flatMap((name) =>
    typeof page[name] === "string" ? [[name, page[name]]] : [],
  );
  const [frame]: unknown[] = Array.isArray(frames) ? frames : [];
  const root = isObject(frame) && "component" in frame ? frame.component : component;
  return { id, ...Object.fromEntries(texts), ...(isObject(root) && { component: root }) };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
