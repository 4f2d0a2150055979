"use client";

import { useId } from "react";
import { PAGE_SIZES, type PageSize } from "@/components/data-table/list-state";
import type { List } from "@/components/data-table/use-list";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { NativeSelect } from "@/components/ui/native-select";
import { Pagination } from "@/components/ui/pagination";

type Props<Row> = { list: Pick<List<Row>, "state" | "change" | "page"> };

/** Which rows are shown, the number of rows per page, and buttons for the other pages. */
export function ListPager<Row>({ list: { state, change, page } }: Props<Row>) {
  const t = useT();
  const { number } = useFormats();
  const id = useId();
  if (!page || page.data.length === 0) return null;
  const { from, to, total, current_page, last_page } = page;
  const isLong = total > PAGE_SIZES[0];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3.5 text-small text-muted">
      <span>{t(":from to :to of :total", { from: number(from ?? 0), to: number(to ?? 0), total: number(total) })}</span>
      {isLong && (
        <span className="ms-auto flex items-center gap-2">
          <label htmlFor={id}>{t("Rows per page")}</label>
          <span className="w-18">
            <NativeSelect
              id={id}
              value={state.perPage}
              onChange={({ target }) => change({ perPage: Number(target.value) as PageSize })}
            >
              {PAGE_SIZES.map((size) => (
                <option key={size} value={size}>
                  {number(size)}
                </option>
              ))}
            </NativeSelect>
          </span>
        </span>
      )}
      {last_page > 1 && (
        <Pagination page={current_page} lastPage={last_page} onPage={(next) => change({ page: next })} />
      )}
    </div>
  );
}
