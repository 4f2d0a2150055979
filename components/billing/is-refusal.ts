import { ApiError } from "@/lib/http/client";

const REFUSAL_STATUSES: readonly number[] = [409, 422];

/** Whether the server refused a call because of the state of the plan, the price or the subscription. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && REFUSAL_STATUSES.includes(error.status);
