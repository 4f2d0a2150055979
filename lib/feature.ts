import type { CronItem } from "graphile-worker";
import type { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import type { NoticeKind } from "@/lib/notice-kinds";

/** The names of all tasks, as stored in the database. Features declare theirs in the global `GraphileWorker.Tasks`. */
export type TaskName = keyof GraphileWorker.Tasks;

/** The information that a task gets about its current run. */
export type Run = {
  /** 1 for the first attempt. */
  attempt: number;
  /** Whether no other attempt follows. */
  lastAttempt: boolean;
  /** Aborted when `maxSeconds` have passed or the process stops. */
  signal: AbortSignal;
  /** All features, for tasks that process each of them. */
  features: readonly Feature[];
};

export type Task<Payload> = {
  run: (payload: Payload, run: Run) => Promise<void>;
  /** A run that takes longer fails and is retried. */
  maxSeconds: number;
};

const DEFAULT_MAX_SECONDS = 60;

/**
 * Defines a task. It may run more than once for one job (after a crash), so a second run must do no harm. Payloads must
 * not contain secrets.
 */
export function task<Payload>(run: Task<Payload>["run"], { maxSeconds = DEFAULT_MAX_SECONDS } = {}): Task<Payload> {
  return { run, maxSeconds };
}

/** A task that runs at fixed times (UTC), once for all processes together. */
export type ScheduledTask = CronItem & {
  task: TaskName;
  /** Whether the task runs only with the embedded database. A Postgres server does the task's work by itself. */
  embeddedOnly?: true;
};

/**
 * A document of a data export: a JSON file with these rows. They are an async iterable if all of them together might
 * not fit in memory. Keys become snake_case at any depth. The values of the keys in `verbatim` stay as they are.
 */
export type ExportedDocument = { name: string; rows: unknown; verbatim?: readonly string[] };
/** A stored file in a data export: where it is stored, and its path in the zip. `size` in bytes, 0 if unknown. */
export type ExportedFile = { key: string; disk: string; path: string; size: number };

/**
 * Whose data a table contains. "personal": a user's, included in the export. "unexported": a user's, but not in the
 * export, for example because it gives access to an account or only refers to other rows. "installation": belongs to no
 * user.
 */
export type Ownership = "personal" | "unexported" | "installation";

/** What a feature registers. `npm run generate` adds it to the list of all features. */
export type Feature = {
  name: string;
  /** Features that are cleaned up after this one. Cleaning up removes expired rows and a deleted user's data. */
  before?: readonly string[];
  /** Features that are cleaned up before this one. */
  after?: readonly string[];
  /** Headings of its calls in the API document, with a sentence about each. */
  callGroups?: Readonly<Record<string, string>>;
  /** Its tables. Each table belongs to one feature. */
  models?: Partial<Record<Prisma.ModelName, Ownership>>;
  tasks?: { [Name in TaskName]?: Task<GraphileWorker.Tasks[Name]> };
  schedule?: readonly ScheduledTask[];
  /** The notices that it sends to users. */
  notices?: readonly NoticeKind[];
  /** Whether the settings turn the feature on. Default: always. While it is off, users cannot choose its notices. */
  isOn?: () => Promise<boolean>;
  /** SQL statements that remove what has expired. They run every ten minutes, one at a time. */
  expired?: readonly string[];
  /**
   * Columns (`Model.column`) with a time that looks like an expiry, although no statement in `expired` deletes the row
   * at that time. A test requires every other such column to be mentioned in `expired`.
   */
  timesOutsideExpired?: readonly string[];
  /**
   * Removes what the cascades of the foreign keys do not. Called in the transaction that deletes a user, before the
   * user's row is deleted.
   */
  removeWithUser?: (tx: Tx, userId: number) => Promise<void>;
  /** Stored files of a user for the export. */
  exportFiles?: (userId: number) => Promise<ExportedFile[]>;
  /** Documents of a user for the export, without passwords, secrets, codes and tokens. */
  exportDocuments?: (userId: number, files: readonly ExportedFile[]) => Promise<ExportedDocument[]>;
};
