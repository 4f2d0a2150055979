import { db } from "@/lib/db/db";

/** What the audit log says of a target, the oldest first. */
export const auditOf = (targetId: number) =>
  db.auditEvent.findMany({
    where: { targetId },
    orderBy: { id: "asc" },
    select: { actorId: true, action: true, targetType: true, ip: true, details: true },
  });
