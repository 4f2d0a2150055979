import type { FieldMessage } from "@/lib/errors";
import type { PageMarkup } from "@/lib/publications/checks/page-markup";
import type { DocumentPage, SiteDocument } from "@/lib/site-pages/document";
import type { PageElement } from "@/lib/site-pages/elements";
import type { PageForm } from "@/lib/site-pages/forms";
import type { LargePart } from "@/lib/site-pages/page-size";

/** The rules, each with the level of its findings. An error prevents the publication. */
export const CHECK_RULES = {
  "title-missing": "error",
  "link-broken": "error",
  "slug-taken": "error",
  "form-without-recipient": "error",
  "form-secrets": "error",
  "recipient-unconfirmed": "warning",
  "too-large": "error",
  "markup-nesting": "error",
  forwarding: "warning",
  "brand-imitation": "warning",
  "alt-missing": "warning",
  "media-missing": "warning",
  "link-missing": "warning",
  "contrast-low": "warning",
  "page-heavy": "warning",
  "description-missing": "warning",
} as const;
export type CheckRule = keyof typeof CHECK_RULES;

/** The rules whose findings hold a publication until somebody has reviewed it. */
export const HOLDING_RULES = ["forwarding", "brand-imitation"] as const satisfies readonly CheckRule[];
export type HoldingRule = (typeof HOLDING_RULES)[number];

export const isError = ({ rule }: { rule: CheckRule }) => CHECK_RULES[rule] === "error";

/** A page of the draft, with what the rules check. */
export type CheckedPage = {
  page: DocumentPage;
  path: string;
  /** The body and the elements in it, without those in its custom code. */
  elements: readonly PageElement[];
  forms: readonly PageForm[];
  /** Its fields, links and texts, with those in its custom code. */
  markup: PageMarkup;
  /** The classes of its elements. */
  classes: ReadonlySet<string>;
  /** The ids of its elements and those in its custom code, and the names of its anchors. */
  ids: ReadonlySet<string>;
  /** The size of its HTML in bytes. 0 if it was not written, because it or the site would be too large. */
  htmlBytes: number;
  /** What makes the page, or the site with this page, too large to be written. Null for a page that was written. */
  largePart: LargePart | null;
  /**
   * The addresses of shipped and uploaded files that the page loads or links to. Includes its picture for shared links,
   * and addresses with another origin (`mayBeOwnFile`).
   */
  fileAddresses: ReadonlySet<string>;
  /** Those that the page loads. */
  loadedAddresses: ReadonlySet<string>;
};

/**
 * What would be published. `files`: the files that come with Plinth and the uploaded ones, by address. A missing file
 * is null. Does not contain the addresses of other websites. Sizes are in bytes.
 */
export type Draft = {
  document: SiteDocument;
  pages: readonly CheckedPage[];
  files: ReadonlyMap<string, { size: number; mime: string } | null>;
  /** The first part of the site's host, and its own hosts. */
  hosts: readonly string[];
  /** Whether the site has a recipient of form messages, who may have to confirm first. */
  recipient: "none" | "pending" | "confirmed";
};

/** A problem that a rule has found on a page. */
export type Finding = {
  rule: CheckRule;
  page: CheckedPage;
  message: FieldMessage;
  /** The address in the document that it is about. */
  address?: string;
};

/** Checks a draft. Each message names a problem and the page that has it. */
export type Rule = (draft: Draft) => Iterable<Finding>;
