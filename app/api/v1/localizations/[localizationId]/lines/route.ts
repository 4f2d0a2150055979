import { endpoint, methods } from "@/lib/http/endpoint";
import { getLines, updateLines } from "@/lib/localizations/lines";
import { linesInput, localizationParams as params } from "@/lib/localizations/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "localizations.view", params }, async ({ params }) => ({
    lines: await getLines(params.localizationId),
  })),

  PUT: endpoint({ access: "localizations.update", params, body: linesInput }, async ({ params, body }) => {
    await updateLines(params.localizationId, body.lines);
    return { lines: await getLines(params.localizationId) };
  }),
});
