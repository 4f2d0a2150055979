"use client";

import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useT } from "@/components/i18n/use-t";
import { useTheme } from "@/components/layout/use-theme";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { SEGMENT_GROUP, SEGMENTS } from "@/components/ui/segment";
import { Tooltip } from "@/components/ui/tooltip";

/** Switches between light and dark, if users may change the theme. */
export function ThemeToggle() {
  const { mode, choose, canChange } = useTheme();
  const t = useT();
  if (!canChange) return null;

  const modes = [
    { value: "light", label: t("Light mode"), icon: Sun },
    { value: "dark", label: t("Dark mode"), icon: Moon },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form
    <span className={cn(SEGMENT_GROUP, "gap-0.5 p-0.5")} role="group" aria-label={t("Theme")}>
      {modes.map(({ value, label, icon }) => (
        <Tooltip key={value} text={label}>
          {(tooltip) => (
            <button
              {...tooltip}
              type="button"
              className={SEGMENTS.toggle}
              aria-pressed={mode === value}
              aria-label={label}
              onClick={() => choose(value)}
            >
              <Icon of={icon} />
            </button>
          )}
        </Tooltip>
      ))}
    </span>
  );
}
