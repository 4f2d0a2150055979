import { buttonClass } from "@/components/ui/button-class";
import { DoorwayDrawing } from "@/components/ui/doorway-drawing";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

/** Nothing lives at this address. */
export function NotFoundScreen({ t }: { t: T }) {
  return (
    <div className="page-width grid min-h-[calc(100dvh-65px)] grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] items-end gap-12 pt-16">
      <div className="grid content-start gap-6 self-center">
        <p className="text-muted">404</p>
        <h1 className="type-display max-w-[17ch]">{t("Looks like you've found the doorway to the great nothing")}</h1>
        <div>
          <a className={buttonClass({ variant: "primary", size: "l" })} href={routes.home}>
            {t("Take me there!")}
          </a>
        </div>
      </div>
      <div className="grid justify-items-center text-muted">
        <DoorwayDrawing />
      </div>
    </div>
  );
}
