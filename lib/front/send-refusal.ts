import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Refusal, refuse } from "@/lib/front/refusal";
import type { HeaderInput, StandardHeaders } from "@/lib/front/standard-headers";

type SentRefusal = { headers: StandardHeaders; refusal: Refusal; parsed?: HeaderInput };

/** Sends a refusal with the headers that every response has. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, refusal, parsed = { id: randomUUID(), decodedPath: request.url ?? "", https: false } }: SentRefusal,
): void {
  headers.set(response, parsed);
  refuse(request, response, refusal);
}
