"use client";

import type { Component } from "grapesjs";
import { useState } from "react";
import { embedOf, embedVideo } from "@/components/editor/embeds/embed";
import { useDraft } from "@/components/editor/use-draft";
import { useEngine } from "@/components/editor/use-engine";
import { useStarterTexts } from "@/components/editor/use-starter-texts";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { line } from "@/lib/i18n/line";
import { embedAddress, isVideoPage } from "@/lib/sections/embed-address";

const WORDS = {
  video: {
    label: line("Address of the video"),
    hint: line("The address of a video on YouTube, Vimeo, Dailymotion or TikTok."),
  },
  map: {
    label: line("Place"),
    hint: line("An address, coordinates, or a link copied from OpenStreetMap or Google Maps."),
  },
  page: { label: line("Address"), hint: line("An address that begins with https://, or a code to embed a page.") },
} as const;

/** What the frame in or around an element shows. Nothing for other elements. */
export function EmbedSetting({ component }: { component: Component }) {
  const embed = embedOf(component);
  if (!embed) return null;
  const { frame, kind } = embed;
  return (
    <AddressField
      key={frame.getId()}
      {...WORDS[kind ?? "page"]}
      value={String(frame.getAttributes().src ?? "")}
      onCommit={(text) => {
        const address = text && embedAddress(text, kind);
        if (address === null) return false;
        if (address) frame.addAttributes({ src: address });
        else frame.removeAttributes("src");
        return true;
      }}
    />
  );
}

/** The file that a video plays. The address of a video on another website replaces it by that video. */
export function VideoSetting({ video }: { video: Component }) {
  const engine = useEngine();
  const { translate = (html: string) => html } = useStarterTexts();
  return (
    <AddressField
      label={WORDS.video.label}
      hint={line("A file, or the address of a video on YouTube, Vimeo, Dailymotion or TikTok.")}
      value={String(video.getAttributes().src ?? "")}
      onCommit={(text) => {
        const address = isVideoPage(text) || text.includes("<") ? embedAddress(text) : undefined;
        if (address === null) return false;
        if (address) embedVideo(engine, video, { address, translate });
        else if (text) video.addAttributes({ src: text });
        else video.removeAttributes("src");
        return true;
      }}
    />
  );
}

type Props = { label: string; hint: string; value: string; onCommit: (text: string) => boolean };

/** A field for an address. If `onCommit` returns false, it says that the text is none, and keeps it. */
function AddressField({ label, hint, value, onCommit }: Props) {
  const t = useT();
  const [refused, setRefused] = useState<string | null>(null);
  const { input } = useDraft(refused ?? value, (text) => setRefused(onCommit(text) ? null : text));
  const error = refused !== null && t("This cannot be shown in a page. Copy the address again, from its beginning.");
  return (
    <Field label={t(label)} hint={t(hint)} error={error}>
      {(aria) => <Input {...aria} {...input} dir="ltr" autoComplete="off" spellCheck={false} />}
    </Field>
  );
}
