import fs from "node:fs";
import type { Feature, Ownership } from "@/lib/feature";
import { features } from "@/lib/features/features";
import { createListSource } from "@/lib/features/write-list.mjs";
import { sourceFiles } from "../support/imports";

type Field = { name: string; type: string; attributes: string };
type Model = { name: string; table: string; fields: Field[] };

const BLOCK = /^model (\w+) \{(.*?)^\}/gms;
const FIELD = /^[ \t]+(\w+)[ \t]+(\w+)[?[\]]*(.*)$/gm;

/** The tables of the schema. */
function modelsIn(schema: string): Model[] {
  return [...schema.matchAll(BLOCK)].map(([, name = "", body = ""]) => ({
    name,
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    fields: [...body.matchAll(FIELD)].map(([, field = "", type = "", attributes = ""]) => ({
      name: field,
      type,
      attributes,
    })),
  }));
}

const FOLDER = "prisma/schema";
const MODELS = fs.readdirSync(FOLDER).flatMap((file) => modelsIn(fs.readFileSync(`${FOLDER}/${file}`, "utf8")));
const THIS_FILE = "tests/rules/features.test.ts";

const ownersOf = (list: readonly Feature[], model: string) =>
  list.filter(({ models = {} }) => Object.hasOwn(models, model));
const ownershipOf = (list: readonly Feature[], model: string): Ownership | undefined =>
  list.map(({ models = {} }) => models[model as keyof typeof models]).find(Boolean);
const fileOf = (list: readonly Feature[], model: string) =>
  `lib/${ownersOf(list, model)[0]?.name ?? "<noun>"}/feature.ts`;

// Tables and a feature with which the rules themselves are tested.
const USER = modelsIn("model User {\n  id Int @id\n}\n");
const NOTE = modelsIn(`model Note {
  id     Int      @id
  seo    Json     @default("{}")
  userId Int
  endsAt DateTime @db.Timestamptz(3)

  user User @relation(fields: [userId], references: [id])
}
`);
const NOTES = { name: "notes", models: { Note: "personal" } } as Feature;

test("the schema has tables", () => {
  expect(MODELS.length).toBeGreaterThan(25);
});

/** The tables that do not belong to exactly one feature. */
const withoutOneOwner = (models: Model[], list: readonly Feature[]) =>
  models.flatMap(({ name }) => {
    const owners = ownersOf(list, name).map((owner) => owner.name);
    if (owners.length === 1) return [];
    if (owners.length > 1) return [`${name} belongs to several features: ${owners.join(", ")}`];
    return [`${name} belongs to no feature: add it to "models" in a lib/<noun>/feature.ts`];
  });

test("every table belongs to one feature", () => {
  expect(withoutOneOwner(MODELS, features)).toEqual([]);
  expect(withoutOneOwner(USER, [])).toEqual([expect.stringMatching(/^User belongs to no feature/)]);
  expect(withoutOneOwner(NOTE, [NOTES, { ...NOTES, name: "memos" }])).toEqual([
    "Note belongs to several features: notes, memos",
  ]);
});

/** The tables that refer to a user although they are declared as "installation". */
const installationTablesOfUsers = (models: Model[], list: readonly Feature[]) =>
  models
    .filter(({ name, fields }) => name === "User" || fields.some(({ type }) => type === "User"))
    .filter(({ name }) => ownershipOf(list, name) === "installation")
    .map(({ name }) => `${name} refers to a user: make it "personal" or "unexported" in ${fileOf(list, name)}`);

test("a table that refers to a user is personal or unexported", () => {
  expect(installationTablesOfUsers(MODELS, features)).toEqual([]);
  expect(installationTablesOfUsers(NOTE, [{ name: "notes", models: { Note: "installation" } } as Feature])).toEqual([
    'Note refers to a user: make it "personal" or "unexported" in lib/notes/feature.ts',
  ]);
});

/** Columns that keep the id of a row after that row was deleted, and so cannot be relations. */
/** Evidence keeps the ids of deleted users. */
const NOT_A_RELATION = [
  ...["AuditEvent.targetId", "SiteVisitor.siteId", "Publication.reviewerId"],
  ...["SiteEvidence.actorId", "SiteEvidence.ownerId"],
];

/** The columns that hold the id of another row but have no relation, and so keep the id when that row is deleted. */
const withoutRelation = (models: Model[]) =>
  models.flatMap(({ name, fields }) =>
    fields
      .filter((field) => field.type === "Int" && /(?:Id|By)$/.test(field.name))
      .filter(
        (field) => !fields.some(({ attributes }) => new RegExp(`fields: \\[.*\\b${field.name}\\b`).test(attributes)),
      )
      .map((field) => `${name}.${field.name}`)
      .filter((column) => !NOT_A_RELATION.includes(column))
      .map(
        (column) => `${column} has no relation: add one in ${FOLDER}, or the column to NOT_A_RELATION in ${THIS_FILE}`,
      ),
  );

test("a column with the id of another row has a relation", () => {
  expect(withoutRelation(MODELS)).toEqual([]);
  expect(withoutRelation(NOTE)).toEqual([]);
  expect(withoutRelation(modelsIn("model Note {\n  userId Int?\n}\n"))).toEqual([
    expect.stringMatching(/^Note\.userId has no relation/),
  ]);
});

/** The relations that would keep a user from being deleted. */
const blockingDeletion = (models: Model[], list: readonly Feature[]) =>
  models
    .filter(({ name }) => !ownersOf(list, name).some(({ removeWithUser }) => removeWithUser))
    .flatMap(({ name, fields }) =>
      fields
        .filter(({ type, attributes }) => type === "User" && !/onDelete: (?:Cascade|SetNull)\b/.test(attributes))
        .map((field) => `${name}.${field.name} has neither onDelete: Cascade nor onDelete: SetNull`)
        .map((problem) => `${problem}, and ${fileOf(list, name)} has no removeWithUser`),
    );

test("the deletion of a user deletes the rows that refer to the user, or clears the reference", () => {
  expect(blockingDeletion(MODELS, features)).toEqual([]);
  expect(blockingDeletion(NOTE, [{ ...NOTES, removeWithUser: async () => undefined }])).toEqual([]);
  expect(blockingDeletion(NOTE, [NOTES])).toEqual([
    "Note.user has neither onDelete: Cascade nor onDelete: SetNull, and lib/notes/feature.ts has no removeWithUser",
  ]);
});

const EXPORTS = features.map(
  ({ name }) => fs.readFileSync(`lib/${name}/feature.ts`, "utf8").split("exportDocuments")[1],
);

/** The personal tables that no feature.ts exports, neither by their own query nor as a relation in another query. */
const notExported = (list: readonly Feature[], exports: readonly (string | undefined)[]) =>
  list
    .flatMap(({ models = {} }) => Object.keys(models))
    .filter((model) => ownershipOf(list, model) === "personal")
    .filter((model) => {
      const query = new RegExp(`\\b${model.charAt(0).toLowerCase()}${model.slice(1)}(?:\\.find|: \\{ select)`);
      return !exports.some((code = "") => query.test(code));
    })
    .map((model) => `${model} is personal: add its rows to exportDocuments in ${fileOf(list, model)}`);

test("every personal table is exported", () => {
  expect(notExported(features, EXPORTS)).toEqual([]);
  expect(notExported([NOTES], ["rows: await db.note.findMany()", undefined])).toEqual([]);
  expect(notExported([NOTES], ["rows: await db.noteImage.findMany()"])).toEqual([
    "Note is personal: add its rows to exportDocuments in lib/notes/feature.ts",
  ]);
});

/** Columns of times at which no row expires. Most of these times have already passed when they are set. */
const NOT_AN_EXPIRY = [
  ...["at", "createdAt", "updatedAt", "deletedAt", "sentAt", "usedAt", "undoneAt", "bannedAt", "since"],
  ...["readAt", "checkedAt", "verifiedAt", "failingSince", "suspendedAt", "publishAt"],
  ...["recipientConfirmedAt", "recipientMailedAt", "reviewedAt"],
  ...["archivedAt", "endedAt", "syncedAt", "periodStart", "planChangedAt", "date", "receivedAt"],
  ...["lastUsedAt", "lastSeenAt", "lastActiveAt", "emailVerifiedAt", "passwordConfirmedAt", "twoFactorConfirmedAt"],
];
/** The other columns of times that are neither in `timesOutsideExpired` nor in a statement in `expired`. */
const neverDeleted = (models: Model[], list: readonly Feature[]) => {
  const statements = list.flatMap(({ expired = [] }) => expired);
  const keptColumns = list.flatMap(({ timesOutsideExpired = [] }) => timesOutsideExpired);
  const isIn = (statement: string, word: string) => new RegExp(`\\b${word}\\b`).test(statement);
  return models.flatMap(({ name, table, fields }) =>
    fields
      .filter((field) => (field.type === "DateTime" || field.name === "expire") && !NOT_AN_EXPIRY.includes(field.name))
      .filter((field) => !keptColumns.includes(`${name}.${field.name}`))
      .filter((field) => !statements.some((statement) => isIn(statement, table) && isIn(statement, field.name)))
      .map(
        (field) =>
          `${name}.${field.name}: no statement in "expired" of ${fileOf(list, name)} deletes the rows whose time has passed.`,
      )
      .map(
        (problem) =>
          `${problem} If they are kept, or a task deletes them, add the column to "timesOutsideExpired" there.`,
      ),
  );
};

test("every time at which a row can expire is in a statement in `expired`, or in `timesOutsideExpired`", () => {
  expect(neverDeleted(MODELS, features)).toEqual([]);
  expect(neverDeleted(NOTE, [{ ...NOTES, expired: ['DELETE FROM "Note" WHERE "endsAt" < now()'] }])).toEqual([]);
  expect(neverDeleted(NOTE, [{ ...NOTES, timesOutsideExpired: ["Note.endsAt"] }])).toEqual([]);
  expect(neverDeleted(NOTE, [{ ...NOTES, expired: ['DELETE FROM "Notes" WHERE "endsAt" < now()'] }])).toEqual([
    expect.stringMatching(/^Note\.endsAt: no statement in "expired" of lib\/notes\/feature\.ts/),
  ]);
});

test("the list of features equals the output of `npm run generate`", () => {
  expect(fs.readFileSync("lib/features/list.ts", "utf8")).toBe(createListSource());
});

test("the list has every feature.ts of lib, and each is named after its folder", () => {
  const files = sourceFiles("lib").filter((file) => /^lib\/[^/]+\/feature\.ts$/.test(file));

  expect(features.map(({ name }) => `lib/${name}/feature.ts`).sort()).toEqual(files.sort());
});

test("a feature schedules only its own tasks", () => {
  const foreign = features.flatMap(({ name, tasks = {}, schedule = [] }) =>
    schedule.filter(({ task }) => !Object.hasOwn(tasks, task)).map(({ task }) => `${name}: ${task}`),
  );
  expect(foreign).toEqual([]);
});

/** The columns that a feature lists in `timesOutsideExpired`, but that none of its tables has. */
const unknownTimes = (models: Model[], list: readonly Feature[]) =>
  list.flatMap((feature) =>
    (feature.timesOutsideExpired ?? []).filter((column) => {
      const [model = "", name] = column.split(".");
      const { fields = [] } = models.find((each) => each.name === model) ?? {};
      return !ownersOf([feature], model).length || !fields.some((field) => field.name === name);
    }),
  );

test("a feature lists in `timesOutsideExpired` only columns of its own tables", () => {
  expect(unknownTimes(MODELS, features)).toEqual([]);
  expect(
    unknownTimes(NOTE, [{ ...NOTES, timesOutsideExpired: ["Note.endsAt", "Note.startsAt", "Memo.endsAt"] }]),
  ).toEqual(["Note.startsAt", "Memo.endsAt"]);
});
