import * as z from "zod";
import { ID_MAX } from "@/lib/http/list";
import { originFields } from "@/lib/origins/schema";

/** A session, or an API token that has been used. For tokens, `token` is true and the id starts with "token-". */
const sessionWire = z.strictObject({
  id: z.string(),
  ...originFields,
  token: z.boolean(),
  /** The API token's name. */
  token_name: z.string().nullable(),
  last_active: z.iso.datetime(),
  is_current_device: z.boolean(),
});
export type SessionJson = z.output<typeof sessionWire>;

export const sessionsResponse = z.strictObject({ sessions: z.array(sessionWire) });

/** The id of an entry in `sessionsResponse`: "12" is a session, "token-12" an API token. */
export const sessionParams = z.strictObject({
  sessionId: z
    .string()
    .regex(/^(?:token-)?[1-9]\d{0,9}$/)
    .transform((text) => ({ isToken: text.startsWith("token-"), id: Number(text.replace("token-", "")) }))
    .refine(({ id }) => id <= ID_MAX),
});
export type SessionOrTokenRef = z.output<typeof sessionParams>["sessionId"];
