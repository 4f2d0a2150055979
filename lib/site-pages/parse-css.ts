import { type ChildNode, parse, type Rule } from "postcss";
import type { DocumentRule } from "@/lib/site-pages/document";

/**
 * Parses our own CSS into rules of the editor's document. Throws for a rule that the editor cannot change. The editing
 * engine's own parser is not used, because it relies on the browser, which drops shorthands with custom properties.
 */
export function parseCss(css: string): DocumentRule[] {
  return rulesOf(parse(css).nodes, {});
}

function rulesOf(nodes: readonly ChildNode[], media: Pick<DocumentRule, "atRuleType" | "mediaText">): DocumentRule[] {
  return nodes.flatMap((node): DocumentRule[] => {
    if (node.type === "comment") return [];
    if (node.type === "rule") return [{ ...ruleOf(node), ...media }];
    if (node.type === "atrule" && node.name === "media" && !media.mediaText)
      return rulesOf(node.nodes ?? [], { atRuleType: "media", mediaText: node.params });
    throw new Error(`The editor cannot change this: ${node.toString().slice(0, 80)}`);
  });
}

/** Opens the menu on phones: the navigation after an open `details`. The style panel does not offer such a rule. */
const OPENED = /^\.[\w-]+\[open\] \+ \.[\w-]+$/;

function ruleOf(rule: Rule): DocumentRule {
  if (OPENED.test(rule.selector)) return { selectors: [], selectorsAdd: rule.selector, style: declarationsOf(rule) };
  const [, name, state] = /^\.([\w-]+)(?::([a-z-]+))?$/.exec(rule.selector) ?? [];
  if (!name) throw new Error(`The editor cannot change the selector ${rule.selector}`);
  return { selectors: [name], ...(state && { state }), style: declarationsOf(rule) };
}

function declarationsOf(rule: Rule): Record<string, string> {
  const style: Record<string, string> = {};
  for (const node of rule.nodes) {
    if (node.type !== "decl") throw new Error(`The editor cannot change this: ${node.toString().slice(0, 80)}`);
    style[node.prop] = node.important ? `${node.value} !important` : node.value;
  }
  return style;
}
