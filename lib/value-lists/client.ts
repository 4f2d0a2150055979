import { api } from "@/lib/http/client";
import type { ValueListName, ValueLists } from "@/lib/value-lists/schema";

type QueryContext = { signal: AbortSignal };

/** Requests for value lists, such as the countries. The lists rarely change, so they are cached until a reload. */
export const valueListsClient = {
  /** For `useQuery`. `language` is part of the key, but is not sent: the server knows the visitor's language. */
  lists: <Name extends ValueListName>(names: readonly Name[], language: string) => ({
    queryKey: ["value-lists", language, ...names] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<Pick<ValueLists, Name>>(`value-lists/${names.join(",")}`, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
