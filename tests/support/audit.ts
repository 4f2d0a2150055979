import { db } from "@/lib/db/db";

/** The audit log's entries about a target, the oldest first. */
export const auditOf = (targetId: number) =>
  db.auditEvent.findMany({
    where: { targetId },
    orderBy: { id: "asc" },
    select: { actorId: true, action: true, targetType: true, ip: true, details: true },
  });
