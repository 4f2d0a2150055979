import * as z from "zod";

/** The id of the chosen workspace, as the select's text value. */
export const moveForm = z.strictObject({ workspace: z.string().min(1) });
