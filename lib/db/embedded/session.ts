import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { simpleQuery, startup } from "@/lib/db/embedded/wire";

// PGlite's default parameter -F would switch fsync off. PGlite passes fsync to its file layer, but not fdatasync, which
// Postgres prefers for its write-ahead log. With 16 MB of buffers, Postgres is just as fast here and needs 150 MB less
// memory.
const SETTINGS = ["fsync=on", "wal_sync_method=fsync", "shared_buffers=16MB"];
const PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...SETTINGS.flatMap((setting) => ["-c", setting]),
];

/** The status of the error that PGlite's main loop throws when only a statement has failed, not the session. */
const STATEMENT_FAILED = 100;

// Single-user Postgres makes no checkpoints by itself. Without ours, its write-ahead log (16 MB a file) and the
// recovery time would grow forever.
const LOG_FILES_PER_CHECKPOINT = 4;

const MAX_ERROR_LINES = 5;

export type Session = {
  /** The session's first messages, which every connection gets. */
  greeting: Buffer;
  /** Runs one unit (see units.ts) and returns the whole response. Always rejects once the session is broken. */
  execute(unit: Buffer): Promise<Buffer>;
  /** Makes a checkpoint if enough has been written since the last one. Call it outside of transactions. */
  checkpoint(): Promise<void>;
  /** Writes everything to disk and ends. Rejects if that fails. */
  close(): Promise<void>;
};

/** The state of the session, shared by everything that can break it. */
type Health = {
  /** Why the session is broken. */
  failure: Error | undefined;
  /** The files of the write-ahead log that Postgres has written to since the last checkpoint. */
  logFiles: Set<string>;
  /** The last error messages of Postgres. */
  lines: string[];
};

type Stream = { node: unknown; nfd: number };
type NodeFiles = { realPath(node: unknown): string; stream_ops: { fsync?: (stream: Stream) => number } };

/** Implements fsync, which does nothing in PGlite's own file layer. */
class DurableFiles extends NodeFS {
  constructor(
    folder: string,
    private readonly health: Health,
  ) {
    super(folder);
  }

  override async init(...args: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...args);
    const { health } = this;
    emscriptenOpts.preRun?.push((module) => {
      const files = (module.FS as unknown as { filesystems: { NODEFS: NodeFiles } }).filesystems.NODEFS;
      files.stream_ops.fsync = ({ node, nfd }) => syncFile(files.realPath(node), nfd, health);
    });
    return { emscriptenOpts };
  }
}

function syncFile(file: string, descriptor: number, health: Health): number {
  try {
    fs.fdatasyncSync(descriptor);
  } catch (error) {
    health.failure ??= new Error(`${file} could not be written to disk: ${(error as Error).message}`, {
      cause: error,
    });
    throw health.failure;
  }
  if (path.basename(path.dirname(file)) === "pg_wal") health.logFiles.add(file);
  return 0;
}

/**
 * Opens the database in a folder. Recovers it first if it was not closed. Rejects with Postgres' message if that fails.
 */
export async function openSession(folder: string): Promise<Session> {
  const health: Health = { failure: undefined, logFiles: new Set(), lines: [] };
  const db = new PGlite({
    fs: new DurableFiles(folder, health),
    startParams: PARAMETERS,
    extensions: { pg_trgm },
    onStderr: (line) => keepLine(health, line),
  });
  await db.waitReady.catch((error: unknown) => {
    throw (
      health.failure ??
      new Error(`Postgres did not start: ${health.lines.join(" ") || String(error)}`, { cause: error })
    );
  });
  stopAtFailure(db, health);

  async function execute(unit: Buffer): Promise<Buffer> {
    if (health.failure) throw health.failure;
    const pieces: Buffer[] = [];
    // PGlite's other methods parse every response and keep the result.
    await db.execProtocolRawStream(unit, { syncToFs: false, onRawData: (bytes) => pieces.push(Buffer.from(bytes)) });
    if (health.failure) throw health.failure;
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  }

  return {
    greeting: await execute(startup({ user: "postgres", database: "postgres" })),
    execute,
    async checkpoint() {
      if (health.logFiles.size <= LOG_FILES_PER_CHECKPOINT) return;
      await execute(simpleQuery("CHECKPOINT"));
      health.logFiles.clear();
    },
    async close() {
      if (health.failure) throw health.failure;
      await db.close();
      if (health.failure) throw health.failure;
    },
  };
}

function keepLine(health: Health, line: string): boolean {
  const [, text] = /(\b(?:FATAL|PANIC|HINT): .*)/.exec(line) ?? [];
  if (text) health.lines = [...health.lines, text].slice(-MAX_ERROR_LINES);
  return false;
}

/**
 * PGlite catches everything that Postgres' main loop throws and runs the loop again, even after a failed fsync. So this
 * function stores the first failure that is not a failed statement. From then on, no response is sent, and
 * `stackRestore` throws the failure, because it is the only call that PGlite makes outside of its try block.
 */
function stopAtFailure(db: PGlite, health: Health) {
  const postgres = db.Module;
  const { _PostgresMainLoopOnce, stackRestore, _PostgresSendReadyForQueryIfNecessary, _pgl_pq_flush } = postgres;
  postgres._PostgresMainLoopOnce = () => {
    try {
      _PostgresMainLoopOnce();
    } catch (error) {
      if ((error as { status?: number }).status !== STATEMENT_FAILED) health.failure ??= sessionError(error, health);
      throw error;
    }
  };
  postgres.stackRestore = (pointer) => {
    if (health.failure) throw health.failure;
    return stackRestore(pointer);
  };
  postgres._PostgresSendReadyForQueryIfNecessary = () => {
    if (!health.failure) _PostgresSendReadyForQueryIfNecessary();
  };
  postgres._pgl_pq_flush = () => {
    if (!health.failure) _pgl_pq_flush();
  };
}

function sessionError(error: unknown, health: Health): Error {
  return new Error(`Postgres ended: ${health.lines.join(" ") || String(error)}`, { cause: error });
}
