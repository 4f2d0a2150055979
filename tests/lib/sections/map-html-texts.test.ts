import { mapHtmlTexts } from "@/lib/sections/map-html-texts.mjs";

const upper = (html: string) => mapHtmlTexts(html, (text) => text.toUpperCase());

test("texts and the attributes that people read are changed, and nothing else", () => {
  const html = '<a class="go" href="/contact"><img src="/a.svg" alt="A door"> Book\n  a visit </a>';

  expect(upper(html)).toBe('<a class="go" href="/contact"><img src="/a.svg" alt="A DOOR"> BOOK A VISIT </a>');
});

test("a text is changed as plain text, and is HTML again afterwards", () => {
  expect(upper("<p>Sit &amp; stay&nbsp;late</p>")).toBe("<p>SIT &amp; STAY&nbsp;LATE</p>");
  expect(mapHtmlTexts("<p>Name</p>", () => "<b>")).toBe("<p>&lt;b&gt;</p>");
});

test("email addresses and numbers are the same in each language", () => {
  const html = "<dd>hello@example.com</dd><dd>01632 960418</dd>";

  expect(upper(html)).toBe(html);
});
