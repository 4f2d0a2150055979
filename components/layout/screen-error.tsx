"use client";

import { useT } from "@/components/i18n/use-t";

type Props = {
  retry: () => void;
  /** The page was loaded, but could not be rendered. */
  isRenderFailure?: boolean;
};

/** Replaces a page that could not be loaded or rendered. Every page loads this component, so it imports little. */
export function ScreenError({ retry, isRenderFailure = false }: Props) {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-2 rounded-lg border border-dashed border-edge p-10">
      <h2 className="type-section">
        {isRenderFailure ? t("Unexpected Application Error!") : t("There was an issue loading this page")}
      </h2>
      {!isRenderFailure && <p className="text-small text-muted">{t("Please try again later")}</p>}
      <button
        type="button"
        className="mt-2 rounded-md border border-edge bg-raised px-3.5 py-2 font-label text-control leading-none hover:border-text hover:bg-surface"
        onClick={retry}
      >
        {t("Try again")}
      </button>
    </div>
  );
}
