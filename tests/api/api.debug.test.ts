import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { call } from "../support/api";

process.env.APP_DEBUG = "true";

const { GET } = methods({
  GET: endpoint({ access: "anyone" }, async () => {
    throw new RangeError("out of reach");
  }),
});

test("with APP_DEBUG a 500 contains the data for the developer error overlay", async () => {
  const { status, json } = await call(GET);

  expect(status).toBe(500);
  expect(json).toMatchObject({
    code: "internal",
    exception: "RangeError",
    message: "out of reach",
    totalVendorGroups: expect.any(Number),
  });
  const [first] = json.trace;
  expect(first).toMatchObject({ path: "tests/api/api.debug.test.ts", lineNumber: expect.any(Number) });
  expect(first.codeSnippet.find((line: { highlighted: boolean }) => line.highlighted).code).toContain("out of reach");
});

test("totalVendorGroups is the number of groups of stack frames from packages and from Node", async () => {
  const { json } = await call(GET);

  const groups = json.trace.filter((frame: object) => "vendorGroup" in frame);
  expect(groups.length).toBeGreaterThan(0);
  expect(groups).toHaveLength(json.totalVendorGroups);
});
