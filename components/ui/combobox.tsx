"use client";

import { type ComponentProps, type Ref, useRef } from "react";
import { composeRefs } from "@/components/ui/compose-refs";
import { Input } from "@/components/ui/input";
import type { ListOption } from "@/components/ui/list-option";
import { SearchIcon } from "@/components/ui/search-icon";
import { useCombobox } from "@/components/ui/use-combobox";
import { useLazyPart } from "@/components/ui/use-lazy-part";

type Props = Omit<ComponentProps<"input">, "value" | "onChange" | "ref" | "onBlur"> & {
  options: ListOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  isLoading?: boolean;
  /** The label of the value. While the user searches, the value may be missing from `options`. */
  chosenLabel?: string;
  /** Called with the typed text, and with "" when the search ends. The caller then passes the matching `options`. */
  onSearch?: (query: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A field that searches a long list of options, such as time zones. The code of the list loads on hover or focus. */
export function Combobox(props: Props) {
  const { options, value, onChange, onBlur, isLoading, chosenLabel, onSearch, ref, name, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useCombobox({ options, value, onChange, chosenLabel, onSearch });
  const [Popup, fetchPopup] = useLazyPart(() =>
    import("@/components/ui/list-popup").then((module) => module.ListPopup),
  );

  return (
    <div className="relative">
      <SearchIcon />
      <Input
        start="icon"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={composeRefs(input, ref)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.id}
        aria-activedescendant={list.isOpen && list.activeIndex >= 0 ? `${list.id}-${list.activeIndex}` : undefined}
        value={list.text}
        onPointerEnter={fetchPopup}
        onFocus={(event) => {
          fetchPopup();
          event.currentTarget.select();
        }}
        onClick={list.open}
        onChange={(event) => list.search(event.currentTarget.value)}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.close();
          onBlur?.();
        }}
      />
      {name && <input type="hidden" name={name} value={value ?? ""} />}
      {list.isOpen && Popup && (
        <Popup
          id={list.id}
          anchor={input}
          options={list.matches}
          value={value}
          activeIndex={list.activeIndex}
          query={list.query}
          isLoading={isLoading}
          onActive={list.setActiveIndex}
          onChoose={list.choose}
          onClose={list.close}
        />
      )}
    </div>
  );
}
