import { mime } from "@/lib/uploads/schema";

test.each(["text/plain", "text/plain; charset=utf-8", ""])("%p is accepted as a MIME type", (type) => {
  expect(mime.parse(type)).toBe(type);
});

test.each(["text/plain\u0001", "text/plain\r\nX-Evil: 1", "text/ümlaut"])("%p is refused as a MIME type", (type) => {
  expect(mime.safeParse(type).success).toBe(false);
});
