import * as z from "zod";

/** The id of the chosen role, as the string that a select needs. */
export const roleForm = z.strictObject({ role_id: z.string().min(1) });
