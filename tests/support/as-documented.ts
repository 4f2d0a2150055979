import * as z from "zod";
import { documentationOf } from "@/lib/api/documentation";
import { withStatus } from "@/lib/openapi/envelope";

/**
 * Fails if a success differs from the API document: an undocumented status, or a body that its schema does not allow.
 */
export function expectAsDocumented(
  handler: unknown,
  request: Request,
  { status, json }: { status: number; json: unknown },
) {
  const documentation = isOverridden(request) ? undefined : documentationOf(handler);
  if (!documentation?.responses || status >= 300) return;
  const response = documentation.responses[status];
  if (!response) throw new Error(`The API's document has no response ${status} of "${documentation.summary}".`);
  if (!(response instanceof z.ZodType)) return;
  const { success, error } = withStatus(response).safeParse(json);
  if (!success)
    throw new Error(
      `"${documentation.summary}" returns a response that differs from the document: ${z.prettifyError(error)}`,
    );
}

/** Whether the request overrides its method. Then another handler runs, with documentation of its own. */
const isOverridden = ({ url, headers }: Request) =>
  new URL(url).searchParams.has("_method") || headers.has("x-http-method-override");
