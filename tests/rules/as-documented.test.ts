import * as z from "zod";
import { withDocumentation } from "@/lib/api/documentation";
import { markEndpoint } from "@/lib/api/methods";
import { expectAsDocumented } from "../support/as-documented";

// `call()` in the tests of the API checks each response with `expectAsDocumented`. Here that check itself is tested.

const handler = withDocumentation(
  markEndpoint(async () => Response.json({}), "POST"),
  {
    access: "user",
    summary: "Make a thing",
    responses: { 201: z.strictObject({ id: z.int() }), 412: { media: "text/plain", description: "Not now" } },
    refusals: ["conflict"],
  },
);
const check = (status: number, json?: unknown) => () =>
  expectAsDocumented(handler, new Request("http://localhost:3000/"), { status, json });

test.each([
  [201, { status: "success", id: 1 }],
  [409, { code: "conflict" }],
  [422, { code: "invalid" }],
  [412, undefined],
])("a documented response passes: %d %j", (status, json) => {
  expect(check(status, json)).not.toThrow();
});

test.each([
  [200, { status: "success", id: 1 }],
  [201, { status: "success", id: 1, secret: "x" }],
  [409, { code: "stale" }],
  [404, undefined],
  [410, { code: "not_found" }],
])("an undocumented response fails: %d %j", (status, json) => {
  expect(check(status, json)).toThrow('"Make a thing"');
});
