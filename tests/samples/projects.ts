import { db } from "@/lib/db/db";
import { blank } from "@/lib/templates/blank";
import { templateDocument } from "@/lib/templates/template-document";
import { createProject } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  scriptInput: () => ({ body: { name: "Created by a script" }, change: { name: "Changed by a script" } }),
  rows: {
    isContent: true,
    create: async ({ rowOptions }) => {
      const { id: projectId } = await createProject(rowOptions);
      const revision = await db.projectRevision.findFirstOrThrow({ where: { projectId } });
      return { projectId, revisionId: revision.id };
    },
    readState: async ({ projectId }) => [
      await db.project.findUnique({ where: { id: projectId } }),
      await db.projectDocument.findUnique({ where: { projectId } }),
    ],
    callOptions: {
      "PUT /api/v1/projects/{projectId}/document": () => ({ body: { document: templateDocument(blank), version: 1 } }),
      "POST /api/v1/projects/{projectId}/move": () => ({ body: { workspace_id: 0 } }),
      "POST /api/v1/projects/{projectId}/template": () => ({ body: { name: "Taken" } }),
      "PUT /api/v1/projects/{projectId}/revisions/{revisionId}": () => ({ body: { name: "Taken" } }),
    },
  },
});
