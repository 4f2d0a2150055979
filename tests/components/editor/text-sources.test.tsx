import type { Editor } from "grapesjs";
import { textSources } from "@/components/editor/find/text-sources";
import { engineWith } from "./editor-page";

let engine: Editor;
afterEach(() => engine.destroy());

function sourcesOf(html: string) {
  engine = engineWith({ pages: [{ id: "home", component: html }] });
  return textSources(engine, { links: true, pages: false });
}

const textsOf = (html: string) => sourcesOf(html).map(({ pieces }) => pieces.join("|"));

test.each([
  ["a bold word", "<p>Big <b>kilns</b> here</p>", ["Big |kilns| here"]],
  ["a bold and italic word", "<p>Big <i><b>kilns</b></i> here</p>", ["Big |kilns| here"]],
  ["a bold word in a link", '<p>Big <a href="/x"><b>kilns</b></a> here</p>', ["Big |kilns| here", "/x"]],
  ["a picture in a link", '<p>Big <a href="/x"><img alt="A kiln"></a> here</p>', ["Big ", " here", "/x", "A kiln"]],
])("finds the text of a paragraph with %s", (_, html, texts) => {
  expect(textsOf(html)).toEqual(texts);
});

test("replaces a word inside two inline elements", () => {
  const [source] = sourcesOf("<p>Big <i><b>kilns</b></i> here</p>");

  source?.write(["Big ", "ovens", " here"]);

  expect(engine.getHtml()).toContain("<b>ovens</b></i> here");
});

test("an address that no page would have is not written", () => {
  const [, link] = sourcesOf('<p><a href="mailto:a@example.com">Write</a></p>');

  link?.write(["mthetilto:the@example.com"]);
  expect(engine.getHtml()).toContain('href="mailto:a@example.com"');

  link?.write(["mailto:b@example.com"]);
  expect(engine.getHtml()).toContain('href="mailto:b@example.com"');
});
