import { contentDisposition } from "@/lib/http/file-response";

test.each([
  ["a.txt", `attachment; filename="a.txt"; filename*=UTF-8''a.txt`],
  ["Größe 名.txt", `attachment; filename="Gr__e _.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E5%90%8D.txt`],
  ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b%5Cc.txt`],
  ["it's (1)*.txt", `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  [
    "a\r\nSet-Cookie: x.txt",
    `attachment; filename="a__Set-Cookie: x.txt"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x.txt`,
  ],
  ["100%.txt", `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
])("the name %j is encoded for every client", (name, header) => {
  expect(contentDisposition("attachment", name)).toBe(header);
});
