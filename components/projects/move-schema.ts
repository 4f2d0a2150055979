import * as z from "zod";

/** The values of the move dialog: the id of the chosen workspace, as text. */
export const moveForm = z.strictObject({ workspace: z.string().min(1) });
