import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";

/** Loads all blocks and sections that can be added to a page, with their CSS as rules. */
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
