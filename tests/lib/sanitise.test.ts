import { sanitiseHtml } from "@/lib/sanitise";

test.each([
  ["<p>Hi<script>alert(1)</script></p>", "<p>Hi</p>"],
  ['<img src="a.png" onerror="alert(1)" alt="A">', '<img src="a.png" alt="A">'],
  ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
  ["<style>body{display:none}</style><p>Hi</p>", "<p>Hi</p>"],
  ['<p style="position:fixed">Hi</p>', "<p>Hi</p>"],
  ['<a class="fixed inset-0 z-40" href="/a">Hi</a>', '<a href="/a">Hi</a>'],
  ['<form action="https://evil.example"><input name="password"></form>', ""],
  ["<svg><script>alert(1)</script></svg>", ""],
  ['<iframe src="https://evil.example"></iframe>', ""],
])("%s becomes %s", async (given, expected) => {
  expect(await sanitiseHtml(given)).toBe(expected);
});

test("headings, lists, tables, links and images are kept", async () => {
  const html =
    '<h2 id="a">A</h2><ul><li>One</li></ul><table><tbody><tr><td>1</td></tr></tbody></table><a href="/b">B</a><img src="c.png" alt="C">';
  expect(await sanitiseHtml(html)).toBe(html);
});

test("a link to a new tab keeps the other values of its rel", async () => {
  const html = '<a href="https://a.example" target="_blank" rel="nofollow sponsored">A</a>';

  expect(await sanitiseHtml(html)).toContain('rel="nofollow sponsored noopener"');
});

test("a link to a new tab has no opener", async () => {
  expect(await sanitiseHtml('<a href="https://a.example" target="_blank">A</a>')).toContain('rel="noopener"');
});
