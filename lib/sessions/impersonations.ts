/**
 * SQL that ends the impersonations of the sessions matching `condition`, records each end in the audit log, and adds a
 * job that tells the user. An expired impersonation is recorded with the time of its expiry.
 */
export const endImpersonationsSql = (condition: string) => `
  WITH ending AS (
    SELECT id, "userId", "impersonatedId", "impersonatedUntil", ip FROM "Session"
    WHERE "impersonatedId" IS NOT NULL AND (${condition}) FOR UPDATE
  ), ended AS (
    UPDATE "Session" s SET "impersonatedId" = NULL, "impersonatedUntil" = NULL FROM ending WHERE s.id = ending.id
  ), recorded AS (
    INSERT INTO "AuditEvent" ("actorId", action, "targetType", "targetId", ip, "createdAt")
    SELECT "userId", 'user.impersonation_ended', 'user', "impersonatedId", ip, least(now(), "impersonatedUntil")
    FROM ending RETURNING id
  )
  SELECT graphile_worker.add_job('tell-impersonated', json_build_object('eventId', id))::text FROM recorded`;
