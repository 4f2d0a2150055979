import { type AppError, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";

/** The error (422) for a plan change whose amounts have changed since the user saw them. */
export const amountsChanged = (): AppError => invalid({ at: [line("The amounts have changed. Check them again.")] });
