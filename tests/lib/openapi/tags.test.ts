import { tagsOf } from "@/lib/openapi/tags";

const call = { method: "GET", path: "/api/v1/announcements", documentation: { access: "user" } } as const;
const feature = { name: "announcements", callGroups: { Announcements: "What the operator tells everyone." } };

test("a heading has the sentence of the feature that declares it", () => {
  expect(tagsOf([call], [feature])).toEqual([
    { name: "Announcements", description: "What the operator tells everyone." },
  ]);
});

test("a heading without a sentence is refused, and the error says where to add one", () => {
  expect(() => tagsOf([call], [])).toThrow('Describe the calls "Announcements": in `callGroups`');
});
