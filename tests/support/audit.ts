import { db } from "@/lib/db/db";

/** Reads the audit log's entries about the target with this id, the oldest first. */
export const listAuditEntries = (targetId: number) =>
  db.auditEvent.findMany({
    where: { targetId },
    orderBy: { id: "asc" },
    select: { actorId: true, action: true, targetType: true, ip: true, details: true },
  });
