"use client";

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { type Block, dragPropsOf, insertBlock } from "@/components/editor/insert-block";
import { loadBlocks } from "@/components/editor/load-blocks";
import { PanelHeader } from "@/components/editor/panel-header";
import { BLOCK_WORDS, CATEGORY_WORDS } from "@/components/editor/search-words";
import { SECTION_CATEGORY_NAMES } from "@/components/editor/section-categories";
import { useEngine } from "@/components/editor/use-engine";
import { useStarterTexts } from "@/components/editor/use-starter-texts";
import { useT } from "@/components/i18n/use-t";
import { findText } from "@/components/ui/find-text";
import { Icon } from "@/components/ui/icon";
import { RetryNote } from "@/components/ui/retry-note";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";

/** The blocks and sections with their texts in the language of the project. Undefined while they are loaded. */
function useLibrary() {
  const texts = useStarterTexts();
  const blocks = useQuery({
    queryKey: ["editor-blocks"],
    queryFn: loadBlocks,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { translate } = texts;
  const { data } = blocks;
  const library = useMemo(() => {
    if (!translate || !data) return;
    const inLanguage = <Each extends { html: string }>(block: Each) => ({ ...block, html: translate(block.html) });
    return { blocks: data.blocks.map(inLanguage), sections: data.sections.map(inLanguage) };
  }, [translate, data]);
  return {
    library,
    isError: texts.isError || blocks.isError,
    refetch: () => Promise.all([texts, blocks].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

/** Elements and ready-made sections. A click adds one inside or after the selected element. */
export function BlocksPanel() {
  const engine = useEngine();
  const t = useT();
  const [query, setQuery] = useState("");
  const searchText = useDeferredValue(query.trim());
  const { library, isError, refetch } = useLibrary();
  function add(block: Block) {
    const added = insertBlock(engine, block);
    if (!added && block.within) toast({ message: t("This page has no form yet. Add a form, then its fields.") });
  }

  const matchesSearch = (...words: string[]) => words.some((text) => findText(t(text), searchText) !== null);
  const blocks = (library?.blocks ?? []).filter(({ id, name }) => matchesSearch(name, BLOCK_WORDS[id] ?? ""));
  const groups = Object.entries(SECTION_CATEGORY_NAMES).flatMap(([category, name]) => {
    const sections = (library?.sections ?? []).filter(
      (section) => section.category === category && matchesSearch(section.name, name, CATEGORY_WORDS[section.category]),
    );
    return sections.length > 0 ? [{ category, name, sections }] : [];
  });

  return (
    <>
      <PanelHeader title={t("Add")} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-3 pb-6">
        <SearchInput
          aria-label={t("Search elements and sections")}
          placeholder={t("Search")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {blocks.length > 0 && (
          <ul aria-label={t("Elements")} className="grid grid-cols-2 gap-1.5">
            {blocks.map((block) => (
              <li key={block.id} className="grid">
                <button
                  type="button"
                  className="grid justify-items-center gap-1.5 rounded-md border border-line bg-raised px-1 py-2.5 text-tiny hover:border-edge"
                  onClick={() => add(block)}
                  {...dragPropsOf(engine, block)}
                >
                  <Icon of={block.icon} />
                  {t(block.name)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {groups.map((group) => (
          <section key={group.category} className="grid gap-2">
            <h3 className="text-small font-semibold">{t(group.name)}</h3>
            <ul className="grid gap-2.5">
              {group.sections.map((section) => (
                <li key={section.id} className="grid">
                  <button
                    type="button"
                    className="grid gap-1 text-start text-tiny"
                    onClick={() => insertBlock(engine, section)}
                    {...dragPropsOf(engine, section)}
                  >
                    {/* biome-ignore lint/performance/noImgElement: a small file of our own */}
                    <img
                      src={`/sections/${section.id}.avif`}
                      alt=""
                      width={320}
                      height={200}
                      loading="lazy"
                      className="block h-auto w-full border border-line bg-raised hover:border-edge"
                    />
                    {t(section.name)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {!library && (isError ? <RetryNote onRetry={() => void refetch()} /> : <Skeleton className="h-40 w-full" />)}
        {library && blocks.length + groups.length === 0 && <p className="text-muted">{t("Nothing found.")}</p>}
      </div>
    </>
  );
}
