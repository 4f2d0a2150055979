import { nextStepOf } from "@/lib/quotas/next-step";
import type { Overview } from "@/lib/quotas/overview";

const overview = (projects: number, sites: number, domains: number, limit: number | null = null): Overview => ({
  projects: { used: projects, limit },
  sites: { used: sites, limit },
  domains: { used: domains, limit },
});

test.each([
  ["project", overview(0, 0, 0)],
  ["site", overview(2, 0, 0)],
  ["domain", overview(2, 1, 0, 3)],
  [null, overview(2, 1, 1)],
] as const)("the next step is %s after %j", (step, state) => {
  expect(nextStepOf(state)).toBe(step);
});

test("a step that the member may not take is not the next step", () => {
  expect(nextStepOf(overview(0, 0, 0, 0))).toBeNull();
  expect(nextStepOf({ ...overview(2, 0, 0), sites: { used: 0, limit: 0 } })).toBeNull();
});

test("without a project, the next step is a project, even if there is a site", () => {
  expect(nextStepOf(overview(0, 1, 0))).toBe("project");
});
