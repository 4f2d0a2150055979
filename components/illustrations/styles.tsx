import { cn } from "@/components/ui/cn";
import type { T } from "@/lib/i18n/create-t";

/** The colours of three sites. They are not theme colours. */
const SITES = [
  { paper: "rgb(230 224 208)", ink: "rgb(45 66 54)", mark: "rgb(176 82 44)" },
  { paper: "rgb(241 239 232)", ink: "rgb(23 24 26)", mark: "rgb(217 184 78)" },
  { paper: "rgb(236 232 223)", ink: "rgb(34 48 58)", mark: "rgb(47 93 138)" },
];

/** Named styles and three sites that use them. */
export function StylesIllustration({ t }: { t: T }) {
  const names = [t("Ink green"), t("Paper"), t("Clay"), t("Site heading"), t("Body text")];
  return (
    <div>
      <div className="grid grid-cols-3 gap-2.75">
        {SITES.map(({ paper, ink, mark }, index) => (
          <div
            key={ink}
            className={cn(
              "border border-line px-2.75 pt-3.75 pb-3.25",
              index === 0 && "outline-2 outline-accent outline-offset-3",
            )}
            style={{ background: paper, color: ink }}
          >
            <div className="font-semibold text-[30px] leading-none tracking-[-0.03em]">Aa</div>
            <div className="mt-3.75 mb-1.5 h-1 bg-current" />
            <div className="h-1 w-[70%] bg-current opacity-50" />
            <div className="mt-3.75 h-3.75 w-[60%]" style={{ background: mark }} />
          </div>
        ))}
      </div>
      <div className="mt-4.75 flex flex-wrap items-center gap-2 text-small *:inline-flex *:min-h-7.5 *:items-center *:whitespace-nowrap *:rounded-md *:border *:border-line *:bg-raised *:px-2.5 pointer-coarse:*:min-h-11">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}
