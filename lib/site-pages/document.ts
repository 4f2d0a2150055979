/**
 * The parts of the editor's document that a page is rendered from, in the engine's format. The document comes from a
 * client, so each value must be checked where it is used.
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
  /** The address of the picture that services show for a shared link. */
  image?: string;
  /** The engine keeps a page's content in its first frame. */
  frames?: readonly { component?: DocumentComponent }[];
  /** The content of a page that the engine has not stored yet. */
  component?: DocumentComponent;
};

export type DocumentComponent = {
  /** The engine's type, such as `text` or `image`. It implies the tag name, unless there is one. */
  type?: string;
  tagName?: string;
  attributes?: Readonly<Record<string, unknown>>;
  classes?: readonly (string | { name?: string })[];
  components?: readonly DocumentComponent[];
  /** Text if the type is `textnode`, else HTML. */
  content?: string;
};

export type DocumentRule = {
  /** `title` or `.title` for a class, `#id` for an id. */
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

/**
 * A stored document as what pages are rendered from. Only its pages are known to be there; what renders it must expect
 * any value elsewhere.
 */
export function toSiteDocument(document: { pages: readonly { id: string }[]; styles?: unknown }): SiteDocument {
  const styles = Array.isArray(document.styles) ? (document.styles as unknown[]) : [];
  return { pages: document.pages as readonly DocumentPage[], styles: styles.filter(isObject) };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
