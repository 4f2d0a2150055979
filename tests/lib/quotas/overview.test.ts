import { overviewOf } from "@/lib/quotas/overview";

test("each tool has the number of items in use and the limit from its permission", () => {
  const member = {
    content_use: { projects: 4, sites: 2, domains: 0 },
    permissions: [
      { name: "projects.create" as const, restrictions: [{ name: "count", value: 10 }] },
      { name: "sites.create" as const, restrictions: [] },
    ],
  };
  expect(overviewOf(member)).toEqual({
    projects: { used: 4, limit: 10 },
    sites: { used: 2, limit: null },
    domains: { used: 0, limit: 0 },
  });
});
