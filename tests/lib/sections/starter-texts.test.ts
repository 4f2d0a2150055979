import { readFileSync } from "node:fs";
import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";
import { mapHtmlTexts } from "@/lib/sections/map-html-texts.mjs";
import { SECTIONS } from "@/lib/sections/sections";

const readLines = (language: string) =>
  JSON.parse(readFileSync(`lib/i18n/lines/${language}.json`, "utf8")) as Record<string, string>;

test.each(["de", "ar"])("each text of a block or section has a translation into %s", (language) => {
  const lines = readLines(language);
  const missing = new Set<string>();

  for (const { html } of [...BASIC_BLOCKS, ...SECTIONS])
    mapHtmlTexts(html, (text) => {
      if (!lines[text]) missing.add(text);
      return text;
    });

  expect([...missing]).toEqual([]);
});
