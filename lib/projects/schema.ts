import * as z from "zod";
import { ID_MAX, idNumber, listQuery, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { languageTag } from "@/lib/i18n/language-schema";
import { mayWire } from "@/lib/ownership/schema";
import { NAME_MAX_CHARS, PAGE_NAME_MAX_CHARS, PAGES_MAX } from "@/lib/projects/policy";

const name = z.string().trim().min(1).max(NAME_MAX_CHARS);

/** The form that renames a project. */
export const projectName = z.strictObject({ name });

/**
 * `template`: the id of a template, which may be in another of the user's workspaces. Without a template, the project
 * has one empty page. `language`: that of the pages, by default the template's, for an empty page the caller's.
 */
export const projectInput = z.strictObject({
  name,
  template: z.string().max(80).default("blank"),
  language: languageTag.optional(),
});
export type ProjectInput = z.output<typeof projectInput>;

export const projectChange = z.strictObject({ name: name.optional(), language: languageTag.optional() });
export type ProjectChange = z.output<typeof projectChange>;

/** `workspace_id`: 0 for the personal workspace. */
export const projectMove = z.strictObject({ workspace_id: z.number().int().min(0).max(ID_MAX) });

/** `everyone` lists all users' projects and needs `projects.view`. */
export const projectListQuery = listQuery(["updated_at", "name", "created_at", "deleted_at"]).extend({
  trashed: yesOrNo.default(false),
  everyone: yesOrNo.default(false),
});
export type ProjectListQuery = z.output<typeof projectListQuery>;

export const projectParams = z.object({ projectId: rowId });

export const projectWire = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    /** 0: the personal workspace. */
    workspace_id: z.int(),
    language: z.string().meta({ description: "The language of the pages." }),
    /** The version of the document. */
    version: z.int(),
    created_at: time,
    /** When the name, the language or the document last changed. */
    updated_at: time,
    /** When the project was moved to the trash. It is deleted for good 30 days later. */
    deleted_at: time.nullable(),
    may: mayWire("projects"),
  })
  .meta({ id: "Project" });
export type ProjectJson = z.output<typeof projectWire>;
export const projectResponse = z.strictObject({ project: projectWire });
export const starterTextsResponse = z.strictObject({
  i18n: z.strictObject({ language: z.string(), lines: z.record(z.string(), z.string()) }),
});
export const projectPage = pageOf(projectWire);

/**
 * The editor's document. Checks only what every document has, because the editing engine adds further keys. Refuses a
 * document without pages, because the engine could not open it.
 */
export const projectDocument = z.looseObject({
  pages: z
    .array(z.looseObject({ id: z.string().min(1).max(200), name: z.string().max(PAGE_NAME_MAX_CHARS).optional() }))
    .min(1)
    .max(PAGES_MAX),
});
export type ProjectDocumentJson = z.output<typeof projectDocument>;

/** `version`: the version that the caller has read. */
export const documentInput = z.strictObject({ document: projectDocument, version: idNumber });

export const documentResponse = z.strictObject({ document: projectDocument, version: z.int() });
export const savedResponse = z.strictObject({ version: z.int(), saved_at: time });

/** `page`: the id of a page. Default: the first page. `revision`: the id of a revision. */
export const previewQuery = z.strictObject({
  page: z.string().min(1).max(200).optional(),
  revision: rowId.optional(),
});
export type PreviewQuery = z.output<typeof previewQuery>;
/** `html`: the whole page. It has no scripts. */
export const previewResponse = z.strictObject({ html: z.string(), version: z.int() });

export const revisionParams = projectParams.extend({ revisionId: rowId });
export const revisionListQuery = listQuery(["created_at"]);
export type RevisionListQuery = z.output<typeof revisionListQuery>;
/** An empty name removes the name. */
export const revisionChange = z.strictObject({ name: z.string().trim().max(NAME_MAX_CHARS) });

export const revisionWire = z
  .strictObject({
    id: z.int(),
    name: z.string().nullable(),
    version: z.int(),
    user: z.strictObject({ id: z.int(), display_name: z.string() }).nullable(),
    created_at: time,
    /** A revision includes the saves of up to ten minutes. This is the time of the last save. */
    updated_at: time,
  })
  .meta({ id: "ProjectRevision" });
export type RevisionJson = z.output<typeof revisionWire>;
export const revisionResponse = z.strictObject({ revision: revisionWire });
export const revisionPage = pageOf(revisionWire);
