import { contentDisposition } from "@/lib/http/file-response";

test.each([
  ["a.txt", `attachment; filename="a.txt"; filename*=UTF-8''a.txt`],
  ["Größe 名.txt", `attachment; filename="Gr__e _.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E5%90%8D.txt`],
  ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a_b_c.txt`],
  ["it's (1)*.txt", `attachment; filename="it's (1)_.txt"; filename*=UTF-8''it%27s%20%281%29_.txt`],
  ["a\r\nSet-Cookie: x.txt", `attachment; filename="a__Set-Cookie_ x.txt"; filename*=UTF-8''a__Set-Cookie_%20x.txt`],
  ["../../a\u202Egnp.exe", `attachment; filename="_.._agnp.exe"; filename*=UTF-8''_.._agnp.exe`],
  ["con.txt", `attachment; filename="_con.txt"; filename*=UTF-8''_con.txt`],
  ["100%.txt", `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
])("the name %j is encoded for every client", (name, header) => {
  expect(contentDisposition("attachment", name)).toBe(header);
});
