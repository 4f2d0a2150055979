import type { FieldMessage } from "@/lib/errors";
import { ApiError } from "@/lib/http/client";
import { line } from "@/lib/i18n/line";
import { uploadRefusal } from "@/lib/uploads/policy";
import type { Sender } from "@/lib/uploads/sending/sender";
import { concurrencyOf } from "@/lib/uploads/sending/sending-method";
import { createSpeedometer } from "@/lib/uploads/sending/speed";
import { startStallTimer } from "@/lib/uploads/sending/stall-timer";
import { type ChosenFile, newItem, type UploadItem, type UploadOptions } from "@/lib/uploads/sending/upload-item";

type Outcome = Pick<UploadItem, "status"> & Partial<UploadItem>;

/**
 * Uploads files in the order in which they were chosen. Files that break the upload rules fail immediately; all others
 * wait until they may start. The methods can be passed as callbacks without being bound.
 */
export class UploadQueue {
  #items: readonly UploadItem[] = [];
  readonly #running = new Map<string, ReturnType<typeof startStallTimer>>();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly send: Sender,
    private readonly onCompleted: (item: UploadItem) => void = () => undefined,
  ) {}

  /** Returns the same array until an upload changes. */
  snapshot = () => this.#items;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  add = (files: readonly ChosenFile[], options: UploadOptions) => {
    const newItems = files.map((file): UploadItem => {
      const refusal = uploadRefusal(file, options.settings);
      const item = newItem(file, options);
      return refusal ? { ...item, status: "failed", errorMessage: refusal } : item;
    });
    this.#update([...this.#items, ...newItems]);
    this.#startNext();
  };

  /** Aborts an upload for good. The server removes its bytes. */
  abort = (id: string) => {
    const timer = this.#running.get(id);
    this.#running.delete(id);
    this.#change(id, { status: "aborted", speed: null });
    timer?.stop("aborted");
    this.#startNext();
  };

  retry = (id: string) => {
    this.#change(id, { status: "pending", percentage: 0, bytesUploaded: 0, errorMessage: null });
    this.#startNext();
  };

  /** Removes every upload that is not in progress. */
  clearInactive = () => this.#update(this.#items.filter(({ status }) => status === "inProgress"));

  #startNext() {
    for (;;) {
      const active = this.#items.filter(({ status }) => status === "inProgress");
      const next = this.#items.find(({ status }) => status === "pending");
      if (!next || active.length >= concurrencyOf([...active, next])) return;
      void this.#run(next);
    }
  }

  async #run({ file, options }: UploadItem) {
    const timer = startStallTimer();
    const measure = createSpeedometer();
    const onProgress = (bytes: number) => {
      if (this.#running.get(file.id) !== timer) return;
      timer.reset();
      const percentage = file.size > 0 ? Math.min(100, (bytes / file.size) * 100) : 0;
      this.#change(file.id, { bytesUploaded: bytes, percentage, speed: measure(bytes, performance.now()) });
    };
    this.#running.set(file.id, timer);
    this.#change(file.id, { status: "inProgress", percentage: 0, bytesUploaded: 0, speed: null, errorMessage: null });
    const outcome = await this.send({ file, options, signal: timer.signal, onProgress }).then(
      (entry): Outcome => ({ status: "completed", percentage: 100, bytesUploaded: file.size, entry }),
      (error): Outcome => ({ status: "failed", errorMessage: messageOf(error, timer.signal) }),
    );
    if (this.#running.get(file.id) !== timer) return; // aborted in the meantime
    this.#running.delete(file.id);
    timer.stop("ended"); // aborts requests that are still running
    this.#change(file.id, { ...outcome, speed: null });
    const item = this.#items.find((each) => each.file.id === file.id);
    if (item?.status === "completed") this.onCompleted(item);
    this.#startNext();
  }

  #change(id: string, changes: Partial<UploadItem>) {
    this.#update(this.#items.map((item) => (item.file.id === id ? { ...item, ...changes } : item)));
  }

  #update(items: readonly UploadItem[]) {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

/** The message for a failed upload: that it timed out, or the first message of the error. Null if there is none. */
function messageOf(error: unknown, signal: AbortSignal): FieldMessage | null {
  if (signal.reason === "stalled") return line("Upload timed out");
  if (!(error instanceof ApiError)) return null;
  const [first] = Object.values(error.body.errors).flat();
  return first ?? (error.body.message || null);
}
