"use client";

import { type RefObject, useEffect, useState } from "react";

export type Section = { id: string; label: string };

/** The reading line, measured from the window's top. The last section whose top is above it is the one in view. */
const READING_LINE_PX = 160;

/** Events with which a user may scroll. A jump to an anchor triggers none of them. */
const SCROLL_INPUTS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Returns the current section, and a function that chooses a section. The section in view is current, unless one was
 * chosen in the list or by the URL's hash. A chosen section stays current until the user scrolls, because the last
 * sections are too close to the end of the page to reach the top. Also scrolls `list` to the current link.
 */
export function useSectionInView(sections: readonly Section[], list: RefObject<HTMLElement | null>) {
  const [currentId, setCurrentId] = useState(sections[0]?.id);
  const [chosenId, setChosenId] = useState<string | null>(null);

  // A refresh of the page passes a new array with the same sections. The effect depends on the ids, so that it does not
  // choose the section in the hash again.
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => {
    const chooseFromHash = () => {
      const id = window.location.hash.slice(1);
      if (ids.split(" ").includes(id)) setChosenId(id);
    };
    chooseFromHash();
    window.addEventListener("hashchange", chooseFromHash);
    return () => window.removeEventListener("hashchange", chooseFromHash);
  }, [ids]);

  useEffect(() => {
    if (chosenId !== null) return onUserScroll(() => setChosenId(null));
    const update = () => setCurrentId(sectionInView(sections));
    update();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [chosenId, sections]);

  const shownId = chosenId ?? currentId;
  useEffect(() => {
    if (shownId) centreCurrentLink(list.current);
  }, [list, shownId]);

  return { current: shownId, choose: setChosenId };
}

function onUserScroll(listener: () => void) {
  for (const name of SCROLL_INPUTS) window.addEventListener(name, listener, { passive: true, once: true });
  return () => {
    for (const name of SCROLL_INPUTS) window.removeEventListener(name, listener);
  };
}

/** The last section whose top is above the reading line. At the end of the page, the last section. */
function sectionInView(sections: readonly Section[]): string | undefined {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  const canScroll = scrollHeight - clientHeight > 1;
  if (canScroll && scrollTop + clientHeight >= scrollHeight - 1) return sections.at(-1)?.id;
  const passed = sections.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= READING_LINE_PX;
  });
  return (passed.at(-1) ?? sections[0])?.id;
}

/** On a phone, scrolls the row of links so that the current one is in the middle. The page itself does not scroll. */
function centreCurrentLink(list: HTMLElement | null) {
  const link = list?.querySelector("[aria-current]");
  if (!list || !link || list.scrollWidth <= list.clientWidth) return;
  const row = list.getBoundingClientRect();
  const { left, width } = link.getBoundingClientRect();
  list.scrollBy({ left: left + width / 2 - (row.left + row.width / 2) });
}
