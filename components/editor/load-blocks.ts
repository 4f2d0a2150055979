import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";

/** Loads everything that can be added to a page, with the rules of its classes. */
export async function loadBlocks() {
  const [{ SECTIONS }, { parseCss }] = await Promise.all([
    import("@/lib/sections/sections"),
    import("@/lib/site-pages/parse-css"),
  ]);
  return {
    blocks: BASIC_BLOCKS.map(({ css = "", ...block }) => ({ ...block, rules: parseCss(css) })),
    sections: SECTIONS.map(({ css, ...section }) => ({ ...section, rules: parseCss(css) })),
  };
}
