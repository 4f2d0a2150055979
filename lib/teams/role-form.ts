import * as z from "zod";

/** The id of the chosen role, as a select has it. */
export const roleForm = z.strictObject({ role_id: z.string().min(1) });
