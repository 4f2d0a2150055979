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

test("validates the given fields as the input schema does", () => {
  expect(change.parse({ name: " Ines ", colour: null, seo: {} })).toEqual({
    name: "Ines",
    colour: null,
    seo: { title: "" },
  });
  expect(change.safeParse({ name: "" }).success).toBe(false);
  expect(change.safeParse({ size: 1 }).success).toBe(false);
});

test("keeps the rules of a field, whether they come before or after its default", () => {
  const schema = changesOf(
    z.strictObject({
      before: z
        .string()
        .refine((text) => text !== "no")
        .default("a"),
      after: z
        .string()
        .default("a")
        .refine((text) => text !== "no"),
      nested: z
        .strictObject({ text: z.string() })
        .prefault({ text: "a" })
        .refine(({ text }) => text !== "no"),
    }),
  );

  expect(schema.parse({})).toEqual({});
  expect(schema.parse({ before: "b", after: "b", nested: { text: "b" } })).toEqual({
    before: "b",
    after: "b",
    nested: { text: "b" },
  });
  for (const change of [{ before: "no" }, { after: "no" }, { nested: { text: "no" } }])
    expect(schema.safeParse(change).success).toBe(false);
});

test("throws for a schema with a rule about several fields, instead of dropping the rule", () => {
  const period = z.strictObject({ from: z.string(), to: z.string() }).refine(({ from, to }) => from < to);

  expect(() => changesOf(period)).toThrow("changesOf cannot keep the rules about several fields");
});
