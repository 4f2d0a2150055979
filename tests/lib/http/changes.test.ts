import * as z from "zod";
import { changesOf } from "@/lib/http/changes";

const input = z.strictObject({
  name: z.string().trim().min(1),
  note: z.string().default("none"),
  seo: z.strictObject({ title: z.string().default("") }).prefault({}),
  colour: z.string().nullable().default(null),
});
const change = changesOf(input);

test("leaves out missing fields: they get no default", () => {
  expect(change.parse({})).toEqual({});
  expect(change.parse({ note: "x" })).toEqual({ note: "x" });
});

test("validates the given fields like the input", () => {
  expect(change.parse({ name: " Ines ", colour: null, seo: {} })).toEqual({
    name: "Ines",
    colour: null,
    seo: { title: "" },
  });
  expect(change.safeParse({ name: "" }).success).toBe(false);
  expect(change.safeParse({ size: 1 }).success).toBe(false);
});
