import type { CronItem } from "graphile-worker";
import type { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";

/** Every kind of background job by its name in the database: a feature declares its own in the global `GraphileWorker.Tasks`. */
export type TaskName = keyof GraphileWorker.Tasks;

/** What a task learns about the run it is in. */
export type Run = {
  /** 1 for the first try. */
  attempt: number;
  /** No other try follows. */
  lastAttempt: boolean;
  /** Aborted when the time is up or the process stops. */
  signal: AbortSignal;
  /** All features, for the tasks that serve every one of them. */
  features: readonly Feature[];
};

export type Task<Payload> = {
  run: (payload: Payload, run: Run) => Promise<void>;
  /** A run that takes longer has failed, and is tried again. */
  maxSeconds: number;
};

const MAX_SECONDS = 60;

/** A task may run more than once for one job (after a crash), so it must do no harm the second time. Payloads hold no secrets. */
export function task<Payload>(run: Task<Payload>["run"], { maxSeconds = MAX_SECONDS } = {}): Task<Payload> {
  return { run, maxSeconds };
}

/** What runs by the clock (UTC), once for all processes together. */
export type Scheduled = CronItem & {
  task: TaskName /** Not on a Postgres server, which does this by itself. */;
  embeddedOnly?: true;
};

/** One document of a data export: a JSON file of these rows. */
export type ExportedDocument = { name: string; rows: unknown };
/** A stored file of a data export: where its bytes are, and its path in the zip. `size` in bytes, 0 if unknown. */
export type ExportedFile = { key: string; disk: string; path: string; size: number };

/**
 * Whose data a table holds. "personal": a user's, and in the export. "secret": it opens an account or only points at other rows, so
 * it is not in the export. "site": nobody's in particular.
 */
export type Ownership = "personal" | "secret" | "site";

/** What a feature adds to the parts that serve all features. `lib/features.ts` lists them. */
export type Feature = {
  name: string;
  /** Its tables. Each table belongs to one feature. */
  models?: Partial<Record<Prisma.ModelName, Ownership>>;
  tasks?: { [Name in TaskName]?: Task<GraphileWorker.Tasks[Name]> };
  schedule?: readonly Scheduled[];
  /** SQL statements that delete rows that have expired. They run every ten minutes, each by itself. */
  expired?: readonly string[];
  /** Called in the transaction that deletes a user, before the user's row goes, for what the foreign keys do not remove. */
  removeWithUser?: (tx: Tx, userId: number) => Promise<void>;
  /** Stored files of a user for the export. */
  exportFiles?: (userId: number) => Promise<ExportedFile[]>;
  /** Documents of a user for the export. No password, secret, code or token is in them. */
  exportDocuments?: (userId: number, files: readonly ExportedFile[]) => Promise<ExportedDocument[]>;
};
