"use client";

import type { Component } from "grapesjs";
import { useId } from "react";
import { componentName } from "@/components/editor/component-kinds";
import { type Setting, settingsOf } from "@/components/editor/component-settings";
import { CustomCodeField } from "@/components/editor/custom-code-field";
import { EmbedSetting, VideoSetting } from "@/components/editor/embeds/embed-setting";
import { completeAddress } from "@/components/editor/links/link-kinds";
import { LinkSetting } from "@/components/editor/links/link-setting";
import { PageSetting } from "@/components/editor/page-setting";
import { PictureSetting } from "@/components/editor/pictures/picture-setting";
import { useDraft } from "@/components/editor/use-draft";
import { usePagePaths } from "@/components/editor/use-page-paths";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";

/** The settings of the selected element: its name, code, attributes and anchor, and the level of a heading. */
export function SettingsPanel({ component }: { component: Component }) {
  const t = useT();
  const tag = component.get("tagName") ?? "div";
  const paths = usePagePaths();
  return (
    <div className="grid gap-4 px-3.5 py-4">
      <TextSetting
        label={t("Name in the layers")}
        value={component.get("custom-name") ?? ""}
        placeholder={componentName(component, t)}
        onCommit={(name) => component.set("custom-name", name)}
      />
      {component.get("type") === "custom-code" && <CustomCodeField component={component} />}
      {tag === "video" ? <VideoSetting video={component} /> : <EmbedSetting component={component} />}
      {settingsOf(tag).map((setting) => (
        <AttributeSetting key={setting.attribute} component={component} setting={setting} paths={paths} />
      ))}
      {/^h[1-6]$/.test(tag) && (
        <Field label={t("Level")} hint={t("Do not skip heading levels. This helps screen readers and search engines.")}>
          {(aria) => (
            <NativeSelect {...aria} value={tag} onChange={(event) => component.set("tagName", event.target.value)}>
              {["h1", "h2", "h3", "h4", "h5", "h6"].map((level) => (
                <option key={level} value={level}>
                  {t("Heading :level", { level: level.slice(1) })}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <TextSetting
        label={t("Anchor")}
        hint={t("A link to # followed by this text jumps here.")}
        value={String(component.get("attributes")?.id ?? "")}
        onCommit={(id) => setAttribute(component, "id", id.replace(/\s+/g, "-"))}
      />
    </div>
  );
}

function setAttribute(component: Component, name: string, value: string) {
  if (value === "" && name !== "alt") component.removeAttributes(name);
  else component.addAttributes({ [name]: value });
}

type AttributeProps = { component: Component; setting: Setting; paths: readonly string[] };

function AttributeSetting({ component, setting, paths }: AttributeProps) {
  const t = useT();
  const { attribute, label, hint, kind, options } = setting;
  const value = component.getAttributes()[attribute];
  if (kind === "switch")
    return (
      <Checkbox
        label={t(label)}
        checked={value !== undefined && value !== false}
        onChange={(event) =>
          event.target.checked ? component.addAttributes({ [attribute]: true }) : component.removeAttributes(attribute)
        }
      />
    );
  if (kind === "page") return <PageSetting label={t(label)} component={component} attribute={attribute} />;
  if (options)
    return (
      <Field label={t(label)}>
        {(aria) => (
          <NativeSelect
            {...aria}
            value={String(value ?? "")}
            onChange={(event) => setAttribute(component, attribute, event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {t(option.label)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    );
  const field = (
    <TextSetting
      field={attribute}
      label={t(label)}
      hint={hint && t(hint)}
      value={String(value ?? "")}
      suggestions={kind === "link" ? paths : undefined}
      onCommit={(text) => setAttribute(component, attribute, kind === "link" ? completeAddress(text) : text)}
    />
  );
  if (kind === "link") return <LinkSetting component={component}>{field}</LinkSetting>;
  if (kind !== "picture") return field;
  return (
    <PictureSetting component={component} attribute={attribute}>
      {field}
    </PictureSetting>
  );
}

type TextProps = {
  /** By which the field is found when it is asked for (`RequestedField`). */
  field?: string;
  label: string;
  hint?: string | undefined;
  value: string;
  placeholder?: string;
  maxLength?: number;
  suggestions?: readonly string[] | undefined;
  onCommit: (value: string) => void;
};

/** A text field that stores its text on Enter or when it loses focus. A single undo reverts the change. */
export function TextSetting(props: TextProps) {
  const { field, label, hint, value, placeholder, maxLength, suggestions, onCommit } = props;
  const { input } = useDraft(value, onCommit);
  const pathsId = useId();
  const listId = suggestions ? pathsId : undefined;
  return (
    <Field label={label} hint={hint}>
      {(aria) => (
        <>
          <Input
            {...aria}
            {...input}
            data-field={field}
            placeholder={placeholder}
            maxLength={maxLength}
            list={listId}
            autoComplete="off"
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((path) => (
                <option key={path} value={path} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
