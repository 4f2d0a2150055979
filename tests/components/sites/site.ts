import type { SiteJson } from "@/lib/sites/schema";

const TIME = "2026-11-01T10:00:00.000Z";

/** A published site. */
export const site: SiteJson = {
  id: 7,
  name: "Tea house",
  slug: "tea",
  url: "http://tea.sites.example",
  project_id: 1,
  workspace_id: 0,
  language: "en",
  own_language: null,
  recipient: null,
  recipient_state: "none",
  recipient_mailed_at: null,
  icon: null,
  publication: { id: 1, number: 1, project_version: 1, created_at: TIME },
  review: null,
  publish_at: null,
  project_version: 1,
  has_changes: false,
  preview: null,
  suspended_at: null,
  suspension_reason: null,
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
  may: ["update", "delete", "publish", "read_messages", "update_messages", "set_recipient"],
};
