import type { Editor } from "grapesjs";
import { followWords } from "@/components/editor/links/follow-words";
import { engineWith } from "./editor-page";

const link = (href: string, words: string) => ({
  tagName: "a",
  type: "link",
  attributes: { href },
  components: [{ type: "textnode", content: words }],
});

/** Adds a paragraph with a link to a page on which links follow their words. */
function paragraphWith(href: string, words: string) {
  const engine = engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper" } }] }] });
  followWords(engine);
  const [text] = engine.addComponents({ tagName: "p", type: "text", components: [link(href, words)] });
  const hrefNow = () => text?.components().at(0)?.getAttributes().href;
  return { engine, text, hrefNow };
}

/** Tells the editor what the engine would tell it. */
const emit = (engine: Editor, event: string, value: unknown) =>
  (engine as unknown as { trigger: (event: string, value: unknown) => void }).trigger(event, value);

test.each([
  ["tel:+441632960233", "0361 / 12 34 56", "tel:0361123456"],
  ["tel:+441632960233", "+49 (0)361 1234", "tel:+493611234"],
  ["tel:+441632960233", "Call us", "tel:+441632960233"],
  ["tel:+441632960233", "12", "tel:+441632960233"],
  ["mailto:me@example.com", "verein@gärten.example", "mailto:verein@gärten.example"],
  ["mailto:me@example.com?subject=Garden", "verein@example.org", "mailto:verein@example.org?subject=Garden"],
  ["mailto:me@example.com", "Write to us", "mailto:me@example.com"],
  ["/contact", "0361 123456", "/contact"],
])("a link to %s with the words %s leads to %s", (href, words, expected) => {
  const { engine, text, hrefNow } = paragraphWith(href, words);

  emit(engine, "component:content", text);

  expect(hrefNow()).toBe(expected);
});

test("a link keeps its address while only the words beside it are typed", () => {
  const { engine, text, hrefNow } = paragraphWith("tel:+493611234", "0361 1234");

  emit(engine, "rte:enable", { model: text });
  text?.components([link("tel:+493611234", "0361 1234"), { type: "textnode", content: ", from nine" }]);
  emit(engine, "component:content", text);
  expect(hrefNow()).toBe("tel:+493611234");

  text?.components([link("tel:+493611234", "0361 9999")]);
  emit(engine, "component:content", text);
  expect(hrefNow()).toBe("tel:03619999");
});
