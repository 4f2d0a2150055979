/** SQL for the sweep: ends expired impersonations, and records in the audit log when each expired. */
export const END_LAPSED_IMPERSONATIONS = `
  WITH lapsed AS (
    SELECT id, "userId", "impersonatedId", "impersonatedUntil", ip FROM "Session"
    WHERE "impersonatedId" IS NOT NULL AND "impersonatedUntil" <= now() FOR UPDATE
  ), ended AS (
    UPDATE "Session" s SET "impersonatedId" = NULL, "impersonatedUntil" = NULL FROM lapsed WHERE s.id = lapsed.id
  )
  INSERT INTO "AuditEvent" ("actorId", action, "targetType", "targetId", ip, "createdAt")
  SELECT "userId", 'user.impersonation_ended', 'user', "impersonatedId", ip, "impersonatedUntil" FROM lapsed`;
