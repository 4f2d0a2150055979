import { attributesOf, partsOf } from "@/components/editor/copy-ids";

type Json = Record<string, unknown>;

/** The address of the link to the open page, in a menu that marks it. */
export function currentLinkIn(json: Json | undefined): unknown {
  if (!json) return undefined;
  if (attributesOf(json)["aria-current"]) return attributesOf(json).href;
  return (partsOf(json) ?? []).map(currentLinkIn).find((href) => href !== undefined);
}

/** Marks the link with this address as the one to the open page, and no other. */
export function withCurrent(json: Json, href: unknown): Json {
  const { "aria-current": _, ...others } = attributesOf(json);
  const isCurrent = json.tagName === "a" && href !== undefined && others.href === href;
  const attributes = { ...others, ...(isCurrent && { "aria-current": "page" }) };
  const components = partsOf(json)?.map((part) => withCurrent(part, href));
  return { ...json, attributes, ...(components && { components }) };
}
