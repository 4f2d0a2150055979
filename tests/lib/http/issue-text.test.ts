import * as z from "zod";
import { issueTextIn } from "@/lib/http/issue-text";
import { createT } from "@/lib/i18n/create-t";
import { linesOf } from "@/lib/i18n/lines";

const error = issueTextIn(createT({ language: "en", lines: linesOf("en") }));

test.each([
  ["a list without entries", z.array(z.int()).min(1), [], "The number of entries must be at least 1."],
  ["a list with too many entries", z.array(z.int()).max(2), [1, 2, 3], "The number of entries must be at most 2."],
  ["a number that is too small", z.int().min(3), 2, "This must be at least 3."],
  ["a number that is too large", z.int().max(3), 4, "This must be at most 3."],
  ["an empty text", z.string().min(1), "", "This field is required."],
  ["an empty date and time", z.iso.datetime(), "", "This field is required."],
  ["an empty email address", z.email(), "", "Enter an email address, such as name@example.com."],
  ["a text that is too short", z.string().min(8), "short", "Use at least 8 characters."],
  ["a text that is too long", z.string().max(2), "long", "Use at most 2 characters."],
])("%s gets its message", (_name, schema, value, message) => {
  expect(schema.safeParse(value, { error }).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
