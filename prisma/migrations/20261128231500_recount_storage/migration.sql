-- Projects with their versions, templates and publications now count towards the storage too. Postgres knows the sizes
-- of documents without reading them.
INSERT INTO "StorageUse" ("userId", bytes)
SELECT coalesce(w."ownerId", counted."ownerId"), sum(counted.bytes) FROM (
  SELECT size AS bytes, "ownerId", "workspaceId" FROM "FileEntry"
  UNION ALL
  SELECT size, "ownerId", "workspaceId" FROM "UploadIntent"
  UNION ALL
  SELECT octet_length(d.document), p."ownerId", p."workspaceId"
    FROM "Project" p JOIN "ProjectDocument" d ON d."projectId" = p.id
  UNION ALL
  SELECT octet_length(r.document), p."ownerId", p."workspaceId"
    FROM "Project" p JOIN "ProjectRevision" r ON r."projectId" = p.id
  UNION ALL
  SELECT octet_length(document), "ownerId", "workspaceId" FROM "OwnTemplate"
  UNION ALL
  SELECT p.size, s."ownerId", s."workspaceId" FROM "Site" s JOIN "Publication" p ON p."siteId" = s.id
  UNION ALL
  SELECT f.size, s."ownerId", s."workspaceId" FROM "Site" s JOIN "PublishedFile" f ON f."siteId" = s.id
) counted LEFT JOIN "Workspace" w ON w.id = counted."workspaceId"
GROUP BY 1
ON CONFLICT ("userId") DO UPDATE SET bytes = excluded.bytes;
