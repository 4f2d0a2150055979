import { readStatements, statementsOf } from "@/lib/db/embedded/statements";

test("statements are split, their strings emptied and their comments removed", () => {
  const sql = `SELECT ';', E'\\';', $$ ; $$, $tag$ $$ ; $tag$, "a;b" -- ; none
    /* ; */ ; SELECT 2;`;
  expect(statementsOf(sql)).toEqual([`SELECT '', '', '', '', "a;b"`, "SELECT 2"]);
});

test.each([
  "COPY users FROM STDIN",
  "copy users (id, name)\n  from stdin with (format csv)",
  "SELECT 1; COPY users FROM STDIN",
  "/* why */ COPY users -- who\n FROM /* where */ STDIN",
])("COPY from the client is refused: %s", (sql) => {
  expect(readStatements(sql).refusal).toMatch(/^COPY FROM STDIN is not supported/);
});

test.each([
  "SET search_path TO other",
  "SET SESSION statement_timeout = 5",
  "RESET ALL",
  "DISCARD ALL",
  "DEALLOCATE ALL",
  "PREPARE one AS SELECT 1",
  "CREATE TEMP TABLE t (id int)",
  "CREATE LOCAL TEMPORARY TABLE t (id int)",
  "SELECT set_config('search_path', '', false)",
  "SELECT set_config('plinth.user', lower('A'), false)",
  "SELECT set_config('plinth.user', '1', (SELECT false))",
  "SELECT id INTO TEMP t FROM users",
  "WITH u AS (SELECT 1 AS id) SELECT id INTO TEMPORARY TABLE t FROM u",
  "SELECT pg_advisory_lock(1)",
  "SELECT pg_try_advisory_lock_shared(1, 2)",
  "SELECT pg_advisory_unlock_all()",
  'UNLISTEN "jobs"; SELECT 1',
  "SELECT 'a' LIKE'a\\'; SET statement_timeout = 1 --'",
])("a change to the shared session is refused: %s", (sql) => {
  expect(readStatements(sql).refusal).toMatch(/^The embedded database has one session for all connections, so /);
});

test.each([
  "UPDATE users SET name = 'SET search_path' WHERE id = 1",
  "SET LOCAL statement_timeout = 5",
  "SET TRANSACTION ISOLATION LEVEL SERIALIZABLE",
  "SET CONSTRAINTS ALL DEFERRED",
  "SELECT set_config('plinth.user', '1', true)",
  "SELECT set_config('plinth.user', lower('A'), true)",
  "INSERT INTO temp SELECT 1",
  "SELECT pg_advisory_xact_lock(1), pg_try_advisory_xact_lock(2)",
  "COPY users TO STDOUT",
  "INSERT INTO notes VALUES ('; COPY users FROM STDIN')",
  "CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ SELECT 1; $$; SELECT 'DISCARD ALL'",
  "SELECT copy, reset FROM temp",
  "PREPARE TRANSACTION 'one'",
])("a statement that does not change the session is allowed: %s", (sql) => {
  expect(readStatements(sql).refusal).toBeUndefined();
});

test("the names of channels are read as Postgres reads identifiers", () => {
  expect(readStatements('LISTEN Plinth; listen "jobs:insert"; LISTEN "a ""b""" ')).toEqual({
    listen: ["plinth", "jobs:insert", 'a "b"'],
    unlisten: [],
  });
  expect(readStatements('UNLISTEN "jobs:insert"; UNLISTEN *;')).toEqual({ listen: [], unlisten: ["jobs:insert", "*"] });
});
