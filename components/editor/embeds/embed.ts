import type { Component, Editor } from "grapesjs";
import { blockContent } from "@/components/editor/block-content";
import { addMissingRules, showComponent } from "@/components/editor/component-actions";
import { runAsOneStep } from "@/components/editor/one-step";
import { EMBED_CSS, embedHtml } from "@/lib/sections/embed";
import { EMBED, type EmbedKind } from "@/lib/sections/embed-address";
import { parseCss } from "@/lib/site-pages/parse-css";

/** A frame in a page, and what its page is. `kind`: undefined for a frame without a picture before it. */
type EmbedParts = { frame: Component; kind: EmbedKind | undefined };

/** The frame that a component is, or that the embed around it opens. Null for other components. */
export function embedOf(component: Component): EmbedParts | null {
  const around = [component, ...component.parents()].find((part) => embedKind(part));
  const frame = around?.components().models.find(({ tagName }) => tagName === "iframe");
  if (frame && around) return { frame, kind: embedKind(around) };
  return component.tagName === "iframe" ? { frame: component, kind: undefined } : null;
}

/** What an element shows after a click on its picture. Undefined for other elements. */
export function embedKind(component: Component): EmbedKind | undefined {
  const kind: unknown = component.tagName === "details" ? component.getAttributes()[EMBED] : undefined;
  return kind === "video" || kind === "map" ? kind : undefined;
}

/** `translate` puts the texts in HTML into the language of the project. */
type NewEmbed = { address: string; translate: (html: string) => string };

/** Replaces a video, which plays a file, with a video of another website, and selects it. */
export function embedVideo(engine: Editor, video: Component, { address, translate }: NewEmbed): void {
  const poster = String(video.getAttributes().poster ?? "") || undefined;
  const content = blockContent(engine, translate(embedHtml("video", poster)));
  runAsOneStep(engine, () => {
    addMissingRules(engine, parseCss(EMBED_CSS));
    const [added] = video.replaceWith(content as never);
    if (!added) return;
    embedOf(added)?.frame.addAttributes({ src: address });
    showComponent(engine, added);
  });
}
