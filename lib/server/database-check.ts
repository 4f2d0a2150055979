import pg from "pg";
import { StartError } from "@/lib/server/start-error";

const TIMEOUT_MS = 8000;
const OLDEST_VERSION = 15;

/**
 * Checks the version of the database. Throws `StartError` if the database is too old or unreachable. The message never
 * contains the password.
 */
export async function checkDatabase(url: string): Promise<void> {
  const version = await readVersion(url).catch((error) => {
    throw new StartError(`${problemText(nameOf(url), error)} Then start again.`);
  });
  if (version < OLDEST_VERSION) {
    throw new StartError(
      `The database ${nameOf(url)} is PostgreSQL ${version}; Plinth needs ${OLDEST_VERSION} or newer. Upgrade it, then start again.`,
    );
  }
}

async function readVersion(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on("error", () => undefined); // the pending query rejects as well
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `host:port/name`, without the credentials. */
function nameOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return "of DATABASE_URL";
  }
}

function problemText(name: string, error: unknown): string {
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
