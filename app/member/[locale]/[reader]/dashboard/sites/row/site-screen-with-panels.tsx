"use client";

import { StatsPanel } from "@/components/site-stats/stats-panel";
import { SiteScreen } from "@/components/sites/site-screen";
import { SubmissionsPanel } from "@/components/submissions/submissions-panel";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

/** The screen of a site, with the panels that other features add to it. */
export function SiteScreenWithPanels({ uploads }: { uploads: UploadSettings }) {
  return (
    <SiteScreen
      uploads={uploads}
      submissions={(site) => <SubmissionsPanel site={site} />}
      stats={(siteId) => <StatsPanel siteId={siteId} />}
    />
  );
}
