"use client";

import { useT } from "@/components/i18n/use-t";
import { useTheme } from "@/components/layout/use-theme";
import { cn } from "@/components/ui/cn";
import { NamedIcon } from "@/components/ui/named-icon";
import { SEGMENT_GROUP, SEGMENTS } from "@/components/ui/segment";
import { Tooltip } from "@/components/ui/tooltip";
import { SYSTEM_THEME } from "@/lib/themes/policy";

/** Switches between light, dark and the system's theme, if users may change the theme. */
export function ThemeToggle() {
  const { choice, choose, canChange, canFollowSystem } = useTheme();
  const t = useT();
  if (!canChange) return null;

  const modes = [
    { value: "light", label: t("Light mode"), icon: "sun" },
    { value: "dark", label: t("Dark mode"), icon: "moon" },
    ...(canFollowSystem ? [{ value: SYSTEM_THEME, label: t("System theme"), icon: "monitor" } as const] : []),
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <span className={cn(SEGMENT_GROUP, "gap-0.5 p-0.5")} role="group" aria-label={t("Theme")}>
      {modes.map(({ value, label, icon }) => (
        <Tooltip key={value} text={label}>
          {(tooltip) => (
            <button
              {...tooltip}
              type="button"
              className={SEGMENTS.toggle}
              aria-pressed={choice === value}
              aria-label={label}
              onClick={() => choose(value)}
            >
              <NamedIcon name={icon} />
            </button>
          )}
        </Tooltip>
      ))}
    </span>
  );
}
