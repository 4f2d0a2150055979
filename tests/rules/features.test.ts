import fs from "node:fs";
import type { Feature, Ownership } from "@/lib/feature";
import { features } from "@/lib/features";
import { sourceFiles } from "../support/imports";

type Model = { name: string; isOfUser: boolean; expires: boolean };

const BLOCK = /^model (\w+) \{([^}]*)\}/gm;

/** The tables of the schema; `isOfUser`: a row refers to a user. */
function modelsIn(schema: string): Model[] {
  return [...schema.matchAll(BLOCK)].map(([, name = "", body = ""]) => ({
    name,
    isOfUser: /^\s+\w+\s+User\??\s/m.test(body) || name === "User",
    expires: /^\s+(?:expiresAt|expire)\s/m.test(body),
  }));
}

const FOLDER = "prisma/schema";
const MODELS = fs.readdirSync(FOLDER).flatMap((file) => modelsIn(fs.readFileSync(`${FOLDER}/${file}`, "utf8")));

const ownersOf = (list: readonly Feature[], model: string) =>
  list.filter(({ models = {} }) => Object.hasOwn(models, model)).map(({ name }) => name);
const ownershipOf = (list: readonly Feature[], model: string): Ownership | undefined =>
  list.map(({ models = {} }) => models[model as keyof typeof models]).find(Boolean);

test("the schema has tables", () => {
  expect(MODELS.length).toBeGreaterThan(25);
});

test.each(MODELS)("the table $name belongs to one feature", ({ name }) => {
  expect(ownersOf(features, name)).toHaveLength(1);
});

test.each(MODELS.filter(({ isOfUser }) => isOfUser))(
  "$name, which refers to a user, is personal or secret",
  ({ name }) => {
    expect(["personal", "secret"]).toContain(ownershipOf(features, name));
  },
);

test.each(features.filter(({ models = {} }) => Object.values(models).includes("personal")))(
  "$name exports its personal tables",
  ({ exportDocuments }) => {
    expect(exportDocuments).toBeDefined();
  },
);

/** What deletes expired rows besides `expired`: a task that removes their bytes too. */
const SWEPT_BY_TASK = ["DataExport", "UploadIntent"];
/** An expired token stays in its owner's list, marked as expired, until they delete it. */
const KEPT = ["AccessToken"];
const mustBeSwept = ({ name, expires }: Model) => expires && ![...SWEPT_BY_TASK, ...KEPT].includes(name);

test.each(MODELS.filter(mustBeSwept))("a feature deletes the expired rows of $name", ({ name }) => {
  const statements = features.flatMap(({ expired = [] }) => expired).join("\n");
  expect(statements).toMatch(name === "RateLimit" ? /rate_limits/ : new RegExp(`"${name}"`));
});

test("every feature.ts of lib is on the list", () => {
  const files = sourceFiles("lib").filter((file) => /^lib\/[^/]+\/feature\.ts$/.test(file));
  expect(features.map(({ name }) => `lib/${name}/feature.ts`).sort()).toEqual(files);
});

test("everything on the schedule is a task of the same feature", () => {
  const foreign = features.flatMap(({ name, tasks = {}, schedule = [] }) =>
    schedule.filter(({ task }) => !Object.hasOwn(tasks, task)).map(({ task }) => `${name}: ${task}`),
  );
  expect(foreign).toEqual([]);
});

test("a table with no feature, and one with two, would be found", () => {
  const twice: Feature[] = [
    { name: "a", models: { User: "personal" } },
    { name: "b", models: { User: "personal" } },
  ];
  expect([ownersOf(twice, "User"), ownersOf(twice, "Session")]).toEqual([["a", "b"], []]);
});

test("a row that refers to a user is seen in the schema", () => {
  const schema =
    "model Note {\n  id Int @id\n  userId Int\n  user User @relation(fields: [userId])\n  expiresAt DateTime\n}\n";
  expect(modelsIn(schema)).toEqual([{ name: "Note", isOfUser: true, expires: true }]);
});
