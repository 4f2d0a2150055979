"use client";

import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { type ComponentProps, type Ref, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { composeRefs } from "@/components/ui/compose-refs";
import { controlVariants } from "@/components/ui/control-variants";
import { Icon } from "@/components/ui/icon";
import type { ListOption } from "@/components/ui/list-option";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useSelect } from "@/components/ui/use-select";

type Props = Omit<ComponentProps<"button">, "value" | "onChange" | "ref" | "children"> & {
  options: ListOption[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The options are loading. */
  isLoading?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * A styled select. The arrow keys, Home, End and typed first letters move through the options. Enter and Space choose
 * one. The select needs a `<label>` for its `id`, or an `aria-label`. The code of its list loads on hover or focus.
 */
export function Select(props: Props) {
  const { options, value, onChange, placeholder, isLoading, ref, name, className, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  const list = useSelect({ options, value, onChange });
  const [Popup, fetchPopup] = useLazyPart(() =>
    import("@/components/ui/list-popup").then((module) => module.ListPopup),
  );
  const chosenOption = options.find((option) => option.value === value);

  return (
    <>
      <button
        type="button"
        {...rest}
        ref={composeRefs(button, ref)}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={list.id}
        aria-activedescendant={list.isOpen && list.activeIndex >= 0 ? `${list.id}-${list.activeIndex}` : undefined}
        className={controlVariants({
          kind: "button",
          className: ["flex items-center justify-between gap-2 text-start", className],
        })}
        onPointerEnter={fetchPopup}
        onFocus={fetchPopup}
        onClick={() => {
          fetchPopup();
          list.toggle();
        }}
        onKeyDown={list.onKeyDown}
      >
        <span dir="auto" className={cn("min-w-0 truncate", !chosenOption && "text-muted")}>
          {chosenOption?.label ?? placeholder}
        </span>
        <Icon of={ChevronsUpDown} />
      </button>
      {name && <input type="hidden" name={name} value={value ?? ""} />}
      {list.isOpen && Popup && (
        <Popup
          id={list.id}
          anchor={button}
          options={options}
          value={value}
          activeIndex={list.activeIndex}
          isLoading={isLoading}
          onActive={list.setActiveIndex}
          onChoose={list.choose}
          onClose={list.close}
        />
      )}
    </>
  );
}
