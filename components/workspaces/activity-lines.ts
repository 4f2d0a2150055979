import { type Line, line } from "@/lib/i18n/line";
import type { WorkspaceAction } from "@/lib/ownership/actions";

export const ACTIVITY_LINES: Readonly<Record<WorkspaceAction, Line>> = {
  "workspace.created": line(":user created the workspace"),
  "workspace.renamed": line(":user renamed the workspace from :before to :name"),
  "workspace.deleted": line(":user deleted the workspace"),
  "workspace.restored": line(":user restored the workspace"),
  "workspace.transferred": line(":user made :member the owner"),
  "member.joined": line(":user joined"),
  "member.left": line(":user left"),
  "member.removed": line(":user removed :member"),
  "member.role_changed": line(":user gave :member the role :role"),
  "invite.sent": line(":user invited :email"),
  "invite.cancelled": line(":user cancelled the invite for :email"),
  "invite.declined": line(":user declined the invite"),
  "project.created": line(":user created the project :name"),
  "project.deleted": line(":user deleted the project :name"),
  "project.restored": line(":user restored the project :name"),
  "project.moved_in": line(":user moved the project :name here"),
  "project.moved_out": line(":user moved the project :name away"),
  "site.created": line(":user created the site :name"),
  "site.deleted": line(":user deleted the site :name"),
  "site.restored": line(":user restored the site :name"),
  "site.published": line(":user published the site :name"),
  "site.unpublished": line(":user took the site :name offline"),
};
