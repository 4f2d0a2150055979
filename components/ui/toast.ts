import { type Countdown, startCountdown } from "@/components/ui/countdown";

export type ToastType = "positive" | "danger" | "loading";
export type ToastPosition = "top-left" | "top-center" | "top-right" | "bottom-left" | "bottom-center" | "bottom-right";

export type ToastOptions = {
  /** Text in the user's language, or an English sentence marked with `line()`, which the toast translates. */
  message: string;
  type?: ToastType;
  /** If the current toast has the same id, it changes in place, for example from "Saving" to "Saved". */
  id?: string;
  position?: ToastPosition;
  /** In milliseconds. */
  duration?: number;
  /** A button such as "Undo". It also closes the toast. */
  action?: { label: string; onPress: () => void };
};

export type Toast = ToastOptions & Required<Pick<ToastOptions, "id" | "type" | "position" | "duration">>;

const DANGER_DURATION_MS = 8000;
/** Long enough to find and press "Undo". */
const ACTION_DURATION_MS = 8000;
const DEFAULT_DURATION_MS = 3000;
const ID_CHARS = 6;

let current: Toast | null = null;
let countdown: Countdown | undefined;
const listeners = new Set<() => void>();

/** Shows a toast, replacing any other, and returns its id: the given one, or six random characters. */
export function toast(options: ToastOptions): string {
  const { type = "positive", id = newId(), position = "bottom-center" } = options;
  const duration =
    type === "loading" ? Number.POSITIVE_INFINITY : (options.duration ?? defaultDuration(type, options.action));
  countdown?.stop();
  current = { ...options, id, type, position, duration };
  countdown = startCountdown(duration, () => closeToast(id));
  notify();
  return id;
}

/** Closes the toast if it has this id. Without an id, closes any toast. */
export function closeToast(id?: string) {
  if (!current || (id !== undefined && id !== current.id)) return;
  countdown?.stop();
  current = null;
  notify();
}

/** Pauses or resumes the timer of the current toast. */
export function setToastPaused(isPaused: boolean) {
  if (isPaused) countdown?.pause();
  else countdown?.resume();
}

export function currentToast() {
  return current;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify() {
  for (const listener of listeners) listener();
}

function defaultDuration(type: ToastType, action: ToastOptions["action"]) {
  if (type === "danger") return DANGER_DURATION_MS;
  return action ? ACTION_DURATION_MS : DEFAULT_DURATION_MS;
}

function newId() {
  const characters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return Array.from({ length: ID_CHARS }, () => characters[Math.floor(Math.random() * characters.length)]).join("");
}
