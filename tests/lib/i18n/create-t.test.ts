import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createT } from "@/lib/i18n/create-t";

const t = createT({
  language: "de",
  lines: {
    "Read the <link>terms</link>.": "Lies die <link>Bedingungen</link>.",
    "I accept the :policy": "Ich akzeptiere die :policy",
  },
});
const html = (node: ReactNode) => renderToStaticMarkup(createElement("p", null, node));
const link = (text: string) => createElement("a", { href: "/terms" }, text);

test("`t` translates a line and fills in its values", () => {
  expect(t("I accept the :policy", { policy: "AGB" })).toBe("Ich akzeptiere die AGB");
});

test("`t.language` is the language of the lines", () => {
  expect(t.language).toBe("de");
});

test("wraps the text inside a tag", () => {
  expect(html(t.rich("Read the <link>terms</link>.", { link }))).toBe(
    '<p>Lies die <a href="/terms">Bedingungen</a>.</p>',
  );
});

test("puts an element in place of its placeholder", () => {
  expect(html(t.rich("I accept the :policy", { policy: link("AGB") }))).toBe(
    '<p>Ich akzeptiere die <a href="/terms">AGB</a></p>',
  );
});

test("fills in both text and elements in one line", () => {
  expect(
    html(
      t.rich(":name, read the <link>terms</link> of :site", {
        link,
        name: "Ines",
        site: createElement("b", null, "Plinth"),
      }),
    ),
  ).toBe('<p>Ines, read the <a href="/terms">terms</a> of <b>Plinth</b></p>');
});

test("shows a tag without a value as text", () => {
  expect(html(t.rich("<script>x</script> <link>terms</link>", { link }))).toBe(
    '<p>&lt;script&gt;x&lt;/script&gt; <a href="/terms">terms</a></p>',
  );
});

test("does not turn tags in a value into elements", () => {
  expect(html(t.rich("Hello :name <link>x</link>", { link, name: "<i>y</i>" }))).toBe(
    '<p>Hello &lt;i&gt;y&lt;/i&gt; <a href="/terms">x</a></p>',
  );
});
