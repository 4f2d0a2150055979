import { type AppError, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";

/** The error (422) for a change of plan whose amounts are no longer those that the user has seen. */
export const amountsChanged = (): AppError => invalid({ at: [line("The amounts have changed. Check them again.")] });
