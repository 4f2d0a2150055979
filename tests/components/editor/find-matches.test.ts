import type { Editor } from "grapesjs";
import { findMatches, replaceMatches } from "@/components/editor/find/find-matches";
import { engineWith } from "./editor-page";

let engine: Editor;
afterEach(() => engine.destroy());

/** Replaces words on a page that has this HTML. */
function replace(html: string, query: string, replacement: string, links = false): string {
  engine = engineWith({ pages: [{ id: "home", component: html }] });
  const search = { query, matchCase: false, wholeWord: false, pages: false, links };
  replaceMatches(engine, findMatches(engine, search), replacement);
  return engine.getHtml();
}

test.each([
  [
    "an email",
    '<p><a href="mailto:me@old.example?subject=Hi">me@old.example</a></p>',
    "mailto:me@new.example?subject=Hi",
  ],
  [
    "a part of an email in bold",
    '<p><a href="mailto:me@old.example">me@<b>old</b>.example</a></p>',
    "mailto:me@new.example",
  ],
  [
    "a link that is a box",
    '<a href="mailto:me@old.example"><img alt=""><span>me@old.example</span></a>',
    "mailto:me@new.example",
  ],
])("replacing words in %s changes where its link leads", (_, html, href) => {
  expect(replace(html, "old", "new")).toContain(`href="${href}"`);
});

test("replacing a phone number changes which one its link calls", () => {
  const html = '<p>Call <a href="tel:+441632960233">+44 1632 960233</a></p>';

  expect(replace(html, "+44 1632 960233", "+44 1632 960777")).toContain('href="tel:+441632960777"');
});

test("a link whose words stay keeps its address", () => {
  const html = '<p>The old office: <a href="mailto:office@example.com">ada@example.com</a></p>';

  expect(replace(html, "old", "new")).toContain('href="mailto:office@example.com"');
});

test("an address is replaced once if it is searched too", () => {
  const html = '<p><a href="mailto:me@a.example">me@a.example</a></p>';

  expect(replace(html, "a.example", "aa.example", true)).toContain('href="mailto:me@aa.example"');
});
