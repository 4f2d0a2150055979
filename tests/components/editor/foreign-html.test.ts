import { readFileSync } from "node:fs";
import path from "node:path";
import { readForeignHtml } from "@/components/editor/paste/foreign-html";
import { readPlainText } from "@/components/editor/paste/plain-text";
import { bodyHtml } from "@/lib/site-pages/component-html";
import type { DocumentComponent } from "@/lib/site-pages/document";

/** The HTML of elements, as visitors get it. */
function published(components: DocumentComponent[]): string {
  const names = { classes: new Set<string>(), ids: new Set<string>(), tags: new Set<string>(), hasCode: false };
  const addresses = { link: new Set<string>(), media: new Set<string>() };
  return bodyHtml({ components }, { names, addresses });
}

const pasted = (html: string) => published(readForeignHtml(html).components);
const clipboard = (name: string) => readFileSync(path.join("tests/components/editor/clipboard", name), "utf8");

test("plain text keeps every character, and no character is markup", () => {
  expect(published(readPlainText(clipboard("pasted-plain-text.txt")))).toBe(
    "<p>use List&lt;String&gt; &amp; &lt;b&gt;not bold&lt;/b&gt;<br>next line</p>",
  );
});

test("an empty line in plain text ends a paragraph", () => {
  expect(published(readPlainText("One\r\ntwo\r\n\r\n \r\nthree\r\n"))).toBe("<p>One<br>two</p><p>three</p>");
});

test("a text from Word becomes a heading and a paragraph without Word's classes and elements", () => {
  expect(pasted(clipboard("pasted-word.html"))).toBe("<h1>Title</h1><p>Body <strong>bold</strong></p>");
});

const ITEM = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

test("the paragraphs that Word writes for lists become lists in lists", () => {
  expect(pasted(ITEM(1, "·", "Bread") + ITEM(2, "1.", "Rye") + ITEM(2, "2.", "Spelt") + ITEM(1, "·", "Cake"))).toBe(
    "<ul><li><span>Bread</span><ol><li>Rye</li><li>Spelt</li></ol></li><li>Cake</li></ul>",
  );
});

test("a text from Google Docs is bold only where its style says so", () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-family:Arial;color:#000000;font-weight:400">Open </span><span style="font-weight:700">daily</span><span style="font-style:italic"> and</span></p><br><p dir="ltr"><span>late</span></p></b>';

  expect(pasted(html)).toBe("<p>Open <strong>daily</strong><em> and</em></p><p>late</p>");
});

test("lists, quotes, tables and preformatted text are kept, with links and without styles", () => {
  const html = `<div class="post" style="color:red"><ul class="x"><li>One <a href="https://example.com/" onclick="go()" target="_top" class="y">link</a><ol><li><p>Inner</p></li></ol></li></ul>
<blockquote><div>Said</div></blockquote><table width="90%"><thead><tr><th>Day</th></tr></thead><tbody><tr><td colspan="2"><font color="red">Mon</font></td><td>8</td></tr></tbody></table><pre>a
  b</pre><hr></div>`;

  expect(pasted(html)).toBe(
    '<ul><li><span>One <a href="https://example.com/">link</a></span><ol><li>Inner</li></ol></li></ul><blockquote><p>Said</p></blockquote><table><thead><tr><th>Day</th></tr></thead><tbody><tr><td colspan="2">Mon</td><td>8</td></tr></tbody></table><pre>a\n  b</pre><hr>',
  );
});

test("nested blocks and rows of spaces become simple paragraphs, and tables that only put things into place vanish", () => {
  const html =
    "<div><div><div>One</div><div><br></div></div>two&nbsp;&nbsp; &nbsp;three <p>&nbsp;</p></div><table><tr><td><table><tr><td><p>Four</p></td></tr></table></td></tr></table>";

  expect(pasted(html)).toBe("<p>One</p><p>two three</p><p>Four</p>");
});

test.each(["javascript:alert(1)", "file:///C:/a.docx", "#_Toc1", "data:text/html,x", "cid:1"])(
  "a link to %s is left out and its words stay",
  (href) => {
    expect(pasted(`<p>See <a href="${href}">this</a></p>`)).toBe("<p>See this</p>");
  },
);

test("code, fields and drawings are left out, and pictures are counted", () => {
  const read = readForeignHtml(
    '<style>p{}</style><p>One<img src="file:///a.png"><script>alert(1)</script><input value="x"><svg><text>x</text></svg></p><img src="https://example.com/a.jpg" onerror="alert(1)"><iframe src="https://example.com"></iframe>',
  );

  expect(published(read.components)).toBe("<p>One</p>");
  expect(read.pictures).toBe(2);
});
