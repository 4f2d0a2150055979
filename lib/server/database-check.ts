import pg from "pg";
import { StartError } from "@/lib/server/start-error";

const ANSWER_WITHIN_MS = 8000;
const OLDEST_VERSION = 15;

/** Asks the database for its version. Throws `StartError`, without the password, when it does not answer or is too old. */
export async function checkDatabase(url: string): Promise<void> {
  const version = await versionOf(url).catch((error) => {
    throw new StartError(`${sentence(nameOf(url), error)} Then start again.`);
  });
  if (version < OLDEST_VERSION) {
    throw new StartError(
      `The database ${nameOf(url)} is PostgreSQL ${version}; Plinth needs ${OLDEST_VERSION} or newer. Upgrade it, then start again.`,
    );
  }
}

async function versionOf(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  client.on("error", () => undefined); // told by the query that waits
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `host:port/name`: enough to know which one is meant, and no secret. */
function nameOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return "of DATABASE_URL";
  }
}

function sentence(name: string, error: unknown): string {
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] };
  switch (code ?? errors?.[0]?.code) {
    case "28P01":
    case "28000":
      return `The database ${name} refuses the user or the password. Correct DATABASE_URL.`;
    case "3D000":
      return `The database ${name} does not exist. Create it or correct DATABASE_URL.`;
    default:
      return `The database ${name} cannot be reached (${code ?? errors?.[0]?.code ?? message}). Start it or correct DATABASE_URL.`;
  }
}
