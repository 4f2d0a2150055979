import type { ProjectJson } from "@/lib/projects/schema";

/** A project that is open in the editor. */
export const project: ProjectJson = {
  id: 5,
  name: "Pottery studio",
  workspace_id: 0,
  language: "en",
  version: 1,
  created_at: "2026-11-01T10:00:00.000Z",
  updated_at: "2026-11-23T10:00:00.000Z",
  deleted_at: null,
  may: ["update", "delete", "move"],
};
