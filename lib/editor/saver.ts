import { isSame } from "@/lib/editor/merge/same";
import { ApiError } from "@/lib/http/client";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

export type SaveState =
  | { name: "saved"; at: Date | null }
  | { name: "changed" }
  | { name: "saving" }
  /**
   * A save failed for a temporary reason, such as no network, and is retried. `isKept`: this browser has the changes.
   */
  | { name: "offline"; isKept: boolean }
  /** Somebody else has saved in the meantime. Nothing is sent until the changes are merged. */
  | { name: "stale"; version: number }
  /** The project was deleted, or the user may no longer open it. Changes are only kept in this browser. */
  | { name: "gone" }
  /** The server refuses to save, for example because the document is too large. */
  | { name: "refused"; message: string };

type Options = {
  version: number;
  /** The saved document of this version, as the editor exports it. Null if it is not known. */
  saved: ProjectDocumentJson | null;
  /** Returns the document as it is now. */
  read: () => ProjectDocumentJson;
  send: (document: ProjectDocumentJson, version: number) => Promise<{ version: number; saved_at: string }>;
  /** What an earlier editor has sent without an answer. */
  sent?: readonly ProjectDocumentJson[];
  /** Keeps the document in this browser. Resolves to false if the browser refuses. */
  keep: (kept: KeptDocument) => Promise<boolean>;
  /** Removes what `keep` has kept. */
  forget: () => Promise<unknown>;
  onState: (state: SaveState) => void;
};

/** `sent`: the documents that the server may have, because their answers did not come. */
type KeptDocument = { document: ProjectDocumentJson; version: number; sent: readonly ProjectDocumentJson[] };

/** The version on the server from which the editor continues, and whether the editor's document differs from it. */
type LoadedVersion = { version: number; saved: ProjectDocumentJson; isChanged: boolean };

/** A save starts this long after the last change. */
const QUIET_MS = 900;
/** While the user keeps making changes, a save starts at least this often. */
const BUSY_MS = 5_000;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const;
const SENT_MAX = 2;
const STALE_STATUS = 409;
const NOT_FOUND_STATUS = 404;

/**
 * Saves a document a moment after each change, one save at a time. Each document is kept in this browser before it is
 * sent, and removed only after the server has it, so that nothing is lost if the network or the tab fails.
 */
export class Saver {
  #version: number;
  #saved: ProjectDocumentJson | null;
  #read: () => ProjectDocumentJson;
  #state: SaveState = { name: "saved", at: null };
  #changes = 0;
  #failures = 0;
  /** The time of the oldest change that no save contains yet. */
  #changedAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #isEnded = false;
  /** The latest documents without an answer of the server. */
  #sent: readonly ProjectDocumentJson[];
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#version = options.version;
    this.#saved = options.saved;
    this.#read = options.read;
    this.#sent = options.sent ?? [];
  }

  /** The latest version on the server that this editor has received or saved. */
  get version(): number {
    return this.#version;
  }

  /** The document of `version`. Null if it is not known. */
  get saved(): ProjectDocumentJson | null {
    return this.#saved;
  }

  /** Whether the server would refuse every save. */
  get #isBlocked(): boolean {
    return this.#state.name === "stale" || this.#state.name === "gone";
  }

  get hasChanges(): boolean {
    return this.#state.name !== "saved";
  }

  /** Whether a document on the server is one that this browser has sent, although the answer got lost. */
  hasSent(document: ProjectDocumentJson): boolean {
    return this.#sent.some((sent) => isSame(sent, document));
  }

  /** Keeps the changes in this browser at once, because the page may be about to close. */
  keepNow(): void {
    if (this.hasChanges && !this.#isEnded) void this.#keep(this.#read());
  }

  #keep(document: ProjectDocumentJson): Promise<boolean> {
    return this.#options.keep({ document, version: this.#version, sent: this.#sent });
  }

  /** Call it after each change. */
  change(): void {
    this.#changes += 1;
    const { name } = this.#state;
    this.#changedAt ??= Date.now();
    if (name === "saved" || name === "refused") this.#setState({ name: "changed" });
    if (name !== "offline") this.#schedule(Math.max(0, Math.min(QUIET_MS, this.#changedAt + BUSY_MS - Date.now())));
  }

  /** Saves all changes immediately. Resolves to whether the server has them now. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    if (this.hasChanges && !this.#isEnded) {
      this.#saving = (this.#isBlocked ? this.#keepChanges() : this.#save()).finally(() => {
        this.#saving = null;
      });
      await this.#saving;
    }
    // "changed": the user has made a further change during the save
    return this.#state.name === "saved" || this.#state.name === "changed";
  }

  /**
   * Saves immediately. If somebody else has saved in the meantime, reports the conflict again, so that both sides can
   * be merged.
   */
  async saveNow(): Promise<void> {
    if (this.#state.name === "stale") this.#setState({ ...this.#state });
    else await this.flush();
  }

  /** Ends without saving, because the changes have been saved elsewhere. Removes what this browser has kept. */
  async abandon(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#saving;
    await this.#options.forget();
    this.#setState({ name: "saved", at: null });
  }

  /** Saves for the last time. Reads the document immediately, because the editor is about to close. */
  async leave(): Promise<void> {
    if (this.hasChanges) {
      const lastDocument = this.#read();
      this.#read = () => lastDocument;
      await this.flush();
    }
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  /** Continues after the editor has loaded a document that this saver did not save: a merged or a restored one. */
  resume({ version, saved, isChanged }: LoadedVersion): void {
    this.#version = version;
    this.#saved = saved;
    this.#sent = [];
    this.#failures = 0;
    this.#setState(isChanged ? { name: "changed" } : { name: "saved", at: new Date() });
    if (isChanged) void this.flush();
  }

  /** Call it when somebody has saved this version. Ignored during a save, whose response reports any conflict. */
  markStale(version: number): void {
    if (version > this.#version && !this.#saving) this.#setState({ name: "stale", version });
  }

  async #save(): Promise<void> {
    const changes = this.#changes;
    const document = this.#read();
    this.#changedAt = null;
    // The editor's engine also reports a change when it loads a document. Without this check, two tabs would load and
    // save each other's document for ever.
    if (this.#saved && isSame(document, this.#saved)) return this.#finish(changes, new Date());
    if (this.#state.name !== "offline") this.#setState({ name: "saving" });
    const isKept = await this.#keep(document);
    this.#sent = [...this.#sent, document].slice(-SENT_MAX);
    try {
      const response = await this.#options.send(document, this.#version);
      this.#version = response.version;
      this.#saved = document;
      this.#sent = [];
      this.#failures = 0;
      await this.#finish(changes, new Date(response.saved_at));
    } catch (error) {
      this.#fail(error, isKept);
    }
  }

  /** While nothing can be sent, changes are only kept in this browser. */
  async #keepChanges(): Promise<void> {
    if (this.#changedAt === null) return;
    this.#changedAt = null;
    await this.#keep(this.#read());
  }

  /** Checks for changes twice, because the user can make one while the kept document is being removed. */
  async #finish(savedChanges: number, at: Date): Promise<void> {
    if (this.#changes === savedChanges) await this.#options.forget();
    if (this.#changes === savedChanges) {
      this.#setState({ name: "saved", at });
      return;
    }
    this.#setState({ name: "changed" });
    this.#schedule(QUIET_MS);
  }

  #fail(error: unknown, isKept: boolean): void {
    if (!(error instanceof ApiError) || isTemporary(error.status)) {
      this.#retryLater(isKept);
      return;
    }
    this.#sent = this.#sent.slice(0, -1); // the server has refused it
    if (error.status === STALE_STATUS) this.#setState({ name: "stale", version: Number(error.body.version) });
    else if (error.status === NOT_FOUND_STATUS) this.#setState({ name: "gone" });
    else this.#setState({ name: "refused", message: error.body.message });
  }

  #retryLater(isKept: boolean): void {
    this.#setState({ name: "offline", isKept });
    this.#schedule(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0);
    this.#failures += 1;
  }

  #setState(state: SaveState): void {
    this.#state = state;
    this.#options.onState(state);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isEnded) this.#timer = setTimeout(() => void this.flush(), ms);
  }
}

const TOO_MANY_STATUS = 429;
const FIRST_SERVER_ERROR_STATUS = 500;
const isTemporary = (status: number) =>
  status === 0 || status === TOO_MANY_STATUS || status >= FIRST_SERVER_ERROR_STATUS;
