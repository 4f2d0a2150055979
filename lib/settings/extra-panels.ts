import "server-only";
import { createCachedReader } from "@/lib/events/cached-reader";
import { sanitiseHtml } from "@/lib/sanitise";
import { getSettings } from "@/lib/settings/settings";

/** The panels that an admin added to the account settings, their HTML as clean as a custom page's. Cleaned once after each change. */
export const getExtraPanels = createCachedReader("extra-panels", ["settings"], async () => {
  const { extra_panels } = (await getSettings()).account;
  return Promise.all(extra_panels.map(async ({ body, ...panel }) => ({ ...panel, body: await sanitiseHtml(body) })));
});
