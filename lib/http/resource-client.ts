import { api, callPath } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";

export type ListParams = Readonly<Record<string, string | number | boolean | undefined>>;
type QueryContext = { signal: AbortSignal };

/**
 * Returns the calls that every REST resource has, with their cache keys: `useQuery(roleClient.list({ page: 2 }))`.
 * `path` is the resource's path, `noun` the key of one row in a response. `list` and `detail` return options for
 * TanStack Query. This file does not import TanStack Query, so that a page that only saves does not load it.
 */
export function resourceClient<Row extends { id: number }, Input>(path: string, noun: string) {
  const readRow = async (response: Promise<Record<string, Row>>) => (await response)[noun] as Row;

  return {
    noun,
    key: [path] as const,
    list: (list: ListParams) => ({
      queryKey: [path, "list", list] as const,
      queryFn: ({ signal }: QueryContext) => api.get<Page<Row>>(path, list, { signal }),
    }),
    detail: (id: number) => ({
      queryKey: [path, "detail", id] as const,
      queryFn: ({ signal }: QueryContext) => readRow(api.get(`${path}/${id}`, undefined, { signal })),
    }),
    create: (input: Input) => readRow(api.post(path, input)),
    update: (id: number, input: Partial<Input>) => readRow(api.put(`${path}/${id}`, input)),
    remove: async (id: number): Promise<void> => {
      await api.delete(`${path}/${id}`);
    },
    /** The URL of the list as a CSV file, with the same search and filters. */
    csvPath: (list: ListParams) => {
      const parameters = Object.entries(list).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      const search = new URLSearchParams(parameters).toString();
      return callPath(`${path}/csv${search && `?${search}`}`);
    },
  };
}

export type ResourceClient<Row extends { id: number }, Input> = ReturnType<typeof resourceClient<Row, Input>>;
