"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useEditorUi } from "@/components/editor/editor-ui";
import { MatchList } from "@/components/editor/find/match-list";
import { type FindState, useFind } from "@/components/editor/find/use-find";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { FLOATING } from "@/components/ui/floating";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { QUERY_MAX_CHARS } from "@/lib/editor/find-text";

const PANEL = cn(
  FLOATING,
  "absolute end-3 top-3 z-20 grid max-h-[calc(100%-24px)] w-[min(340px,calc(100%-24px))] grid-rows-[auto_auto_minmax(0,1fr)]",
);

/** Finds text on all pages and replaces it. The canvas stays usable, so the user can see each match. */
export function FindDialog() {
  const { findRequests, closeFind } = useEditorUi();
  const t = useT();
  const find = useFind();
  const queryField = useRef<HTMLInputElement>(null);
  useFocusReturn();

  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field each time the user opens the dialog
  useEffect(() => {
    queryField.current?.focus();
    queryField.current?.select();
  }, [findRequests]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    closeFind();
  }

  return (
    <div role="dialog" aria-label={t("Find and replace")} data-editor-find className={PANEL} onKeyDown={closeOnEscape}>
      <div className="flex items-center justify-between gap-2 py-1.5 ps-3.5 pe-1.5">
        <h2 className="text-small font-semibold">{t("Find and replace")}</h2>
        <Button variant="ghost" size="s" icon aria-label={t("Close")} onClick={closeFind}>
          <Icon of={X} />
        </Button>
      </div>
      <div className="grid gap-2.5 border-b border-line px-3.5 pb-3">
        <Field label={t("Find")} labelHidden>
          {(aria) => (
            <Input
              {...aria}
              ref={queryField}
              value={find.search.query}
              maxLength={QUERY_MAX_CHARS}
              placeholder={t("Find")}
              autoComplete="off"
              dir="auto"
              onChange={(event) => find.change({ query: event.target.value })}
              onKeyDown={onEnter(({ shiftKey }) => find.step(shiftKey ? -1 : 1))}
            />
          )}
        </Field>
        <Field label={t("Replace with")} labelHidden>
          {(aria) => (
            <Input
              {...aria}
              value={find.replacement}
              placeholder={t("Replace with")}
              autoComplete="off"
              dir="auto"
              onChange={(event) => find.setReplacement(event.target.value)}
              onKeyDown={onEnter(find.replaceOne)}
            />
          )}
        </Field>
        <Options find={find} />
        <Buttons find={find} />
        <Result find={find} />
      </div>
      <MatchList find={find} />
    </div>
  );
}

const onEnter = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act(event);
};

/** When the dialog closes, returns focus to the element that had it before. */
function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    return () => opener?.focus();
  }, []);
}

function Options({ find: { search, change } }: { find: FindState }) {
  const t = useT();
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-1.5 text-small" aria-label={t("Search options")}>
      <Checkbox
        label={t("Match case")}
        checked={search.matchCase}
        onChange={({ target }) => change({ matchCase: target.checked })}
      />
      <Checkbox
        label={t("Whole words")}
        checked={search.wholeWord}
        onChange={({ target }) => change({ wholeWord: target.checked })}
      />
      <Checkbox
        label={t("Link addresses")}
        checked={search.links}
        onChange={({ target }) => change({ links: target.checked })}
      />
      <Checkbox
        label={t("Page titles and descriptions")}
        checked={search.pages}
        onChange={({ target }) => change({ pages: target.checked })}
      />
    </fieldset>
  );
}

function Buttons({ find }: { find: FindState }) {
  const t = useT();
  const isDisabled = find.matches.length === 0;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button size="s" aria-disabled={isDisabled} onClick={find.replaceOne}>
        {t("Replace")}
      </Button>
      <Button size="s" aria-disabled={isDisabled} onClick={find.replaceAll}>
        {t("Replace all")}
      </Button>
      <span className="ms-auto flex">
        <Button
          variant="ghost"
          size="s"
          icon
          aria-label={t("Previous match")}
          aria-disabled={isDisabled}
          onClick={() => find.step(-1)}
        >
          <Icon of={ChevronUp} />
        </Button>
        <Button
          variant="ghost"
          size="s"
          icon
          aria-label={t("Next match")}
          aria-disabled={isDisabled}
          onClick={() => find.step(1)}
        >
          <Icon of={ChevronDown} />
        </Button>
      </span>
    </div>
  );
}

/** Shows the number of matches, and announces it to screen readers. */
function Result({ find: { search, matches, current } }: { find: FindState }) {
  const t = useT();
  const count = matches.length;
  const resultText =
    current === null
      ? t("{count, plural, =0 {Nothing found.} one {# match} other {# matches}}", { count })
      : t("Match :number of :count", { number: current + 1, count });
  return (
    <p role="status" className="min-h-4.5 text-tiny text-muted">
      {search.query !== "" && resultText}
    </p>
  );
}
