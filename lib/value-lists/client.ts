import { api } from "@/lib/http/client";
import type { ValueListName, ValueLists } from "@/lib/value-lists/schema";

type QueryContext = { signal: AbortSignal };

/** Lists to choose from. They hardly change, so what was read once serves as long as the page is open. */
export const valueListsClient = {
  /** For `useQuery`; the answer is named in `language`, the reader's own. */
  lists: <Name extends ValueListName>(names: readonly Name[], language: string) => ({
    queryKey: ["value-lists", language, ...names] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<Pick<ValueLists, Name>>(`value-lists/${names.join(",")}`, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
