import { NotFoundScreen } from "@/components/site/not-found-screen";
import type { PublicPageProps } from "@/components/site/public-page-props";
import { SiteFrame } from "@/components/site/site-frame";

/** The 404 screen as a public page, with the bar at the top but without a footer. */
export function NotFoundPage({ settings, t }: PublicPageProps) {
  return (
    <SiteFrame settings={settings} t={t} navbar="custom-page-navbar" footer={false}>
      <NotFoundScreen t={t} />
    </SiteFrame>
  );
}
