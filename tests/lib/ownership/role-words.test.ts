import { createT } from "@/lib/i18n/create-t";
import { describeRole } from "@/lib/ownership/role-words";
import type { Permission } from "@/lib/permissions/permissions";
import { SEED_ROLES } from "@/lib/seed/roles";

const t = createT({ language: "en", lines: {} });
const wordsOf = (names: readonly Permission[]) =>
  describeRole({ permissions: names.map((name) => ({ name, restrictions: [] })) }, t);
const wordsOfSeeded = (key: string) =>
  wordsOf(SEED_ROLES.find((role) => role.key === key)?.permissions.map(({ name }) => name) ?? []);

const CONTRIBUTOR = ["See all content of the workspace", "Create content, and change and trash their own"];
const EDITOR = [
  ...CONTRIBUTOR,
  "Change, trash and restore other members' content",
  "Publish sites, take them offline and share drafts",
  "Manage domains",
  "Read and manage the messages of forms, and see statistics",
];
const ADMIN = [
  ...EDITOR,
  "Move content in and out, delete it for ever, choose who receives the messages of forms",
  "Manage members, invites and the roles of members, and rename the workspace",
];

test.each([
  ["workspace-contributor", CONTRIBUTOR],
  ["workspace-editor", EDITOR],
  ["workspace-admin", ADMIN],
])("the seeded role %s is described with the words of the table", (key, words) => {
  expect(wordsOfSeeded(key)).toEqual(words);
});

test("a role with all permissions is described like an admin's", () => {
  expect(wordsOf(["admin"])).toEqual(ADMIN);
});

test("a role with some permissions names the content", () => {
  expect(wordsOf(["projects.view", "files.view", "projects.create", "projects.update", "files.delete"])).toEqual([
    "See projects and files of the workspace",
    "Create projects, and change and trash their own",
    "Change other members' projects",
    "Trash and restore other members' files",
  ]);
});

test("a role without permissions has no words", () => {
  expect(wordsOf([])).toEqual([]);
});
