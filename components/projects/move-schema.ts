import * as z from "zod";

/** The id of the chosen workspace, as a select has it. */
export const moveForm = z.strictObject({ workspace: z.string().min(1) });
