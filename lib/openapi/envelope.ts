import * as z from "zod";

/** Adds `status: "success"` to the schema of a response, unless the response has a `status` field of its own. */
export function withStatus(payload: z.ZodType): z.ZodType {
  if (payload instanceof z.ZodUnion)
    return z.union((payload.options as z.ZodType[]).map(withStatus) as [z.ZodType, ...z.ZodType[]]);
  if (!(payload instanceof z.ZodObject)) throw new Error("A response must be an object or a union of objects.");
  return "status" in payload.shape ? payload : z.strictObject({ status: z.literal("success"), ...payload.shape });
}

/** The body of every error response. */
export const errorWire = z
  .object({
    code: z.string().meta({ description: "A word for programs. It never changes, unlike the message." }),
    message: z.string().meta({ description: "A sentence for people, in the caller's language." }),
    errors: z.record(z.string(), z.array(z.string())).meta({ description: "By field; `{}` if no field is at fault." }),
    action: z
      .strictObject({ label: z.string(), action: z.string() })
      .optional()
      .meta({ description: "A next step that a client may offer beside the message." }),
    request_id: z.string().optional().meta({ description: "Only with a 500: the request's id in the server's log." }),
  })
  .meta({ id: "Error" });
