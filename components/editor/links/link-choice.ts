import type { Editor } from "grapesjs";
import type { LinkKind } from "@/components/editor/links/link-kinds";

/** Where a link leads. */
export type LinkTarget = { href: string; newTab: boolean };

/** `label`: what the link leads to, for a link that has no words yet. `remove`: there should be no link. */
export type LinkChoice = ({ remove: false; label: string } & LinkTarget) | { remove: true };

export type LinkDialogOptions = {
  engine: Editor;
  /** Null for a new link. */
  current: LinkTarget | null;
  canRemove: boolean;
  /** Only lists what is of this kind. */
  only?: LinkKind;
};

/** Reads the target of a link from its attributes. */
export const targetOf = (attributes: Readonly<Record<string, unknown>>): LinkTarget => ({
  href: String(attributes.href ?? ""),
  newTab: attributes.target === "_blank",
});

/** The attributes of a link to this target. `others`: those that it had before. */
export function linkAttributes({ href, newTab }: LinkTarget, others: Readonly<Record<string, string>> = {}) {
  const { target: _, ...kept } = others;
  return { ...kept, href, ...(newTab && { target: "_blank" }) };
}
