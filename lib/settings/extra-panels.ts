import "server-only";
import { createCachedReader } from "@/lib/events/cached-reader";
import { sanitiseHtml } from "@/lib/sanitise/sanitise-html";
import { getSettings } from "@/lib/settings/settings";

/** The panels that admins added to the account settings. Their HTML is sanitised once after each change. */
export const getExtraPanels = createCachedReader("extra-panels", ["settings"], async () => {
  const { extra_panels } = (await getSettings()).account;
  return Promise.all(
    extra_panels.map(async ({ body, ...panel }) => ({ ...panel, body: (await sanitiseHtml(body)) ?? "" })),
  );
});
