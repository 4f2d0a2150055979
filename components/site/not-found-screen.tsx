import { buttonVariants } from "@/components/ui/button-variants";
import { DoorwayDrawing } from "@/components/ui/doorway-drawing";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

export function NotFoundScreen({ t }: { t: T }) {
  return (
    <div className="page-width grid min-h-[calc(100dvh-65px)] grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] items-end gap-11.25 pt-15">
      <div className="grid content-start gap-6 self-center">
        <p className="text-muted">404</p>
        <h1 className="type-display max-w-[17ch]">{t("Looks like you've found the doorway to the great nothing")}</h1>
        <div>
          <a className={buttonVariants({ variant: "primary", size: "l" })} href={routes.home}>
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
