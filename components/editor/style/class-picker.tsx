"use client";

import type { Component, Selector } from "grapesjs";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type FormEvent, useState } from "react";
import { cssNameOf } from "@/components/editor/css-name";
import type { StyleState } from "@/components/editor/style/style-target";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { NativeSelect } from "@/components/ui/native-select";
import { toast } from "@/components/ui/toast";

type Props = {
  component: Component;
  classes: readonly string[];
  chosenClass: string | null;
  onChoose: (className: string) => void;
  state: StyleState;
  onState: (state: StyleState) => void;
};

/** The classes of the element. The style fields change the chosen class, wherever it is used. */
export function ClassPicker({ component, classes, chosenClass, onChoose, state, onState }: Props) {
  const t = useT();
  return (
    <div className="grid gap-2.5 px-3.5 py-3">
      <div className="flex items-center justify-between gap-2">
        <span className="text-small text-muted">{t("State")}</span>
        <span className="w-24 shrink-0">
          <NativeSelect
            compact
            aria-label={t("State")}
            value={state}
            onChange={(event) => onState(event.target.value as StyleState)}
          >
            <option value="">{t("Normal")}</option>
            <option value="hover">{t("Hover")}</option>
            <option value="focus-visible">{t("Focus")}</option>
          </NativeSelect>
        </span>
      </div>
      <ul aria-label={t("Style classes")} className="flex flex-wrap gap-1.5">
        {classes.map((name) => (
          <li key={name} className="flex max-w-full items-center">
            <button
              dir="auto"
              type="button"
              aria-pressed={name === chosenClass}
              className="h-6.5 min-w-0 truncate rounded-s-sm border border-edge px-2 text-tiny aria-pressed:border-accent aria-pressed:bg-accent-soft"
              onClick={() => onChoose(name)}
            >
              {name}
            </button>
            <button
              type="button"
              aria-label={t("Remove :name", { name })}
              className="grid h-6.5 w-5 place-items-center rounded-e-sm border border-s-0 border-edge text-muted hover:text-text"
              onClick={() => component.removeClass(name)}
            >
              <Icon of={X} className="size-3" />
            </button>
          </li>
        ))}
        <li>
          <NewClass component={component} onAdded={onChoose} />
        </li>
      </ul>
      <UseCount className={chosenClass} />
    </div>
  );
}

function NewClass({ component, onAdded }: { component: Component; onAdded: (name: string) => void }) {
  const engine = useEngine();
  const t = useT();
  const [isOpen, setOpen] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name") ?? "");
    const name = cssNameOf(typed);
    setOpen(false);
    if (!typed.trim()) return;
    if (!name) {
      toast({ type: "danger", message: t("Use Latin letters or digits for the name.") });
      return;
    }
    component.addClass(name);
    onAdded(name);
  }

  if (!isOpen)
    return (
      <button
        type="button"
        className="flex h-6.5 items-center gap-1 rounded-sm border border-dashed border-edge px-2 text-tiny text-muted hover:text-text"
        onClick={() => setOpen(true)}
      >
        <Icon of={Plus} className="size-3" />
        {t("Class")}
      </button>
    );
  const existingNames: string[] = engine.Selectors.getAll().map((selector: Selector): string => selector.getName());
  return (
    <form onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the button that it replaces had focus
        autoFocus
        name="name"
        aria-label={t("Name of the class")}
        list="editor-class-names"
        autoComplete="off"
        className="h-6.5 w-32 rounded-sm border border-edge bg-raised px-2 text-tiny"
        onBlur={(event) => event.currentTarget.form?.requestSubmit()}
        onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      />
      <datalist id="editor-class-names">
        {[...new Set<string>(existingNames)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}

/**
 * Shows how many elements of the page a change to the class affects, if there are several. If no class is chosen, says
 * that a change adds one.
 */
function UseCount({ className }: { className: string | null }) {
  const engine = useEngine();
  const t = useT();
  if (className === null)
    return <p className="text-tiny text-muted">{t("A change adds a new class to this element.")}</p>;
  const count = engine.getWrapper()?.find(`.${CSS.escape(className)}`).length ?? 0;
  if (count < 2) return null;
  return (
    <p className="text-tiny text-muted">
      {t("{count, plural, one {Changes # element on this page.} other {Changes # elements on this page.}}", { count })}
    </p>
  );
}
