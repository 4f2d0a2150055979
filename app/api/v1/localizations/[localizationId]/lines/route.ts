import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getLines, updateLines } from "@/lib/localizations/lines";
import { LINES_MAX, linesInput, linesResponse, localizationParams as params } from "@/lib/localizations/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "localizations.view",
      params,
      summary: "Get the lines of a language",
      description: "Each key is an English text of the user interface. Its value is the translation, or empty.",
      responses: { 200: linesResponse },
    },
    async ({ params }) => ({
      lines: await getLines(params.localizationId),
    }),
  ),

  PUT: endpoint(
    {
      access: "localizations.update",
      params,
      body: linesInput,
      maxBody: LARGE_BODY_BYTES,
      maxItems: LINES_MAX + 1, // the key `lines` counts too
      summary: "Translate lines",
      description: "Only the given lines change.",
      responses: { 200: linesResponse },
    },
    async ({ params, body }) => {
      await updateLines(params.localizationId, body.lines);
      return { lines: await getLines(params.localizationId) };
    },
  ),
});
