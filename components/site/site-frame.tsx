import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { Navbar } from "@/components/layout/navbar";
import type { PublicPageProps } from "@/components/site/public-page-props";

type Props = PublicPageProps & {
  /** The position of the menu that the bar at the top shows. */
  navbar: "homepage-navbar" | "custom-page-navbar";
  /** The path of the current page, which is marked in the menu. */
  path?: string;
  footer?: boolean;
  children: ReactNode;
};

/** A public page: bar, content, footer. */
export function SiteFrame({ settings, t, navbar, path, footer = true, children }: Props) {
  return (
    <>
      <Navbar settings={settings} position={navbar} path={path} />
      <main id="main">{children}</main>
      {footer && <Footer settings={settings} t={t} />}
    </>
  );
}
