import * as z from "zod";
import { type DocumentedOptions, documentationOf } from "@/lib/api/documentation";
import { methodOf, type RouteHandler } from "@/lib/api/methods";
import type { Method } from "@/lib/openapi/call";
import { withStatus } from "@/lib/openapi/envelope";
import { refusalCodes, statusOf } from "@/lib/openapi/refusals";

type ReceivedResponse = { status: number; json: unknown };

/**
 * Fails if a response differs from the API document: if its status or error code is undocumented, or if it is a success
 * whose schema does not allow the body.
 */
export function expectAsDocumented(handler: RouteHandler, request: Request, received: ReceivedResponse) {
  const documentation = overridesMethod(request) ? undefined : documentationOf(handler);
  if (!documentation?.responses) return;
  if (received.status < 400) expectDocumentedSuccess(documentation, received);
  else expectDocumentedRefusal({ path: "", method: methodOf(handler) as Method, documentation }, received);
}

function expectDocumentedSuccess({ responses, summary }: DocumentedOptions, { status, json }: ReceivedResponse) {
  const response = responses?.[status];
  if (!response) throw new Error(`The API's document has no response ${status} for "${summary}".`);
  if (!(response instanceof z.ZodType)) return;
  const { success, error } = withStatus(response).safeParse(json);
  if (!success)
    throw new Error(`"${summary}" returns a response that differs from the document: ${z.prettifyError(error)}`);
}

function expectDocumentedRefusal(call: Parameters<typeof refusalCodes>[0], { status, json }: ReceivedResponse) {
  const { responses = {}, summary } = call.documentation;
  const { code } = (json ?? {}) as { code?: unknown };
  const codes = refusalCodes(call).filter((each) => statusOf(each) === status);
  const isDocumented = code === undefined ? status in responses : codes.some((each) => each === code);
  if (!isDocumented) throw new Error(`The API's document has no response ${status} ${code ?? ""} for "${summary}".`);
}

/** Whether the request overrides its method. If so, another handler runs, which has its own documentation. */
const overridesMethod = ({ url, headers }: Request) =>
  new URL(url).searchParams.has("_method") || headers.has("x-http-method-override");
