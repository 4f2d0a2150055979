-- Written by hand:
-- Until now, `noun.create` in a workspace's role meant everything with everyone's rows. From now on it means one's own
-- rows, and other people's need `noun.view`, `noun.update`, `noun.delete` and `sites.publish`.

-- The seeded role of contributors, unless it was changed, may see all content and make sites.
UPDATE "Role" SET permissions = permissions || '[
  {"name": "projects.view", "restrictions": []}, {"name": "sites.view", "restrictions": []},
  {"name": "sites.create", "restrictions": []}, {"name": "domains.view", "restrictions": []},
  {"name": "files.view", "restrictions": []}]'
WHERE key = 'workspace-contributor' AND jsonb_array_length(permissions) = 2
  AND permissions @> '[{"name": "projects.create"}, {"name": "files.create"}]';

-- Other roles keep what they allowed. A changed role of contributors keeps what contributors may do: it sees the content
-- that it can create.
UPDATE "Role" r SET permissions = r.permissions || (
  SELECT coalesce(jsonb_agg(jsonb_build_object('name', added.name, 'restrictions', '[]'::jsonb)), '[]'::jsonb)
  FROM unnest(ARRAY['projects', 'sites', 'domains', 'files']) AS noun,
    LATERAL unnest(ARRAY[noun || '.view', noun || '.update', noun || '.delete', noun || '.publish']) AS added(name)
  WHERE r.permissions @> jsonb_build_array(jsonb_build_object('name', noun || '.create'))
    AND NOT r.permissions @> jsonb_build_array(jsonb_build_object('name', added.name))
    AND (added.name LIKE '%.view' OR r.key IS DISTINCT FROM 'workspace-contributor')
    AND (added.name NOT LIKE '%.publish' OR added.name = 'sites.publish'))
WHERE r.type = 'workspace';

-- Until now, whoever could change everyone's sites could also publish them.
UPDATE "Role" SET permissions = permissions || '[{"name": "sites.publish", "restrictions": []}]'
WHERE type = 'site' AND permissions @> '[{"name": "sites.update"}]' AND NOT permissions @> '[{"name": "sites.publish"}]';
UPDATE "User" SET permissions = permissions || '[{"name": "sites.publish", "restrictions": []}]'
WHERE permissions @> '[{"name": "sites.update"}]' AND NOT permissions @> '[{"name": "sites.publish"}]';
UPDATE "Product" SET permissions = permissions || '[{"name": "sites.publish", "restrictions": []}]'
WHERE permissions @> '[{"name": "sites.update"}]' AND NOT permissions @> '[{"name": "sites.publish"}]';
UPDATE "AccessToken" SET abilities = abilities || '["sites.publish"]'
WHERE abilities @> '["sites.update"]' AND NOT abilities @> '["sites.publish"]';
