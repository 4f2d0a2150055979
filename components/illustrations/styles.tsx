import { cn } from "@/components/ui/cn";
import type { T } from "@/lib/i18n/create-t";

/** The colours of three sites: paint in a picture, not of our own theme. */
const SITES = [
  { paper: "rgb(230 224 208)", ink: "rgb(45 66 54)", mark: "rgb(176 82 44)" },
  { paper: "rgb(241 239 232)", ink: "rgb(23 24 26)", mark: "rgb(217 184 78)" },
  { paper: "rgb(236 232 223)", ink: "rgb(34 48 58)", mark: "rgb(47 93 138)" },
];

/** One set of named styles, tried on three sites. */
export function StylesIllustration({ t }: { t: T }) {
  const names = [t("Ink green"), t("Paper"), t("Clay"), t("Site heading"), t("Body text")];
  return (
    <div>
      <div className="grid grid-cols-3 gap-3">
        {SITES.map(({ paper, ink, mark }, index) => (
          <div
            key={ink}
            className={cn(
              "border border-line px-3 pt-4 pb-3.5",
              index === 0 && "outline-2 outline-accent outline-offset-3",
            )}
            style={{ background: paper, color: ink }}
          >
            <div className="font-semibold text-[30px] leading-none tracking-[-0.03em]">Aa</div>
            <div className="mt-4 mb-1.5 h-1 bg-current" />
            <div className="h-1 w-[70%] bg-current opacity-50" />
            <div className="mt-4 h-4 w-[60%]" style={{ background: mark }} />
          </div>
        ))}
      </div>
      <div className="flex items-center gap-2 flex-wrap mt-5">
        {names.map((name) => (
          <span key={name} className="chip">
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
