import { updateAddresses } from "@/components/editor/links/follow-words";
import { engineWith } from "./editor-page";

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
  const engine = engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper" } }] }] });
  const [text] = engine.addComponents({
    tagName: "p",
    type: "text",
    components: [
      { tagName: "a", type: "link", attributes: { href }, components: [{ type: "textnode", content: words }] },
    ],
  });

  if (text) updateAddresses(text);

  expect(text?.components().at(0)?.getAttributes().href).toBe(expected);
});
