import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";

type ListParams = Record<string, string | number | boolean | undefined>;
type Asked = { signal: AbortSignal };

/**
 * The five calls that every REST resource answers, with their cache keys: `useQuery(roleClient.list({ page: 2 }))`. `path` is the
 * resource's address, `noun` the key of one row in an answer. What `list` and `detail` hand out is what TanStack Query's `queryOptions`
 * takes, written down without importing it, so that a page that only saves pays nothing for it.
 */
export function resourceClient<Row extends { id: number }, Input>(path: string, noun: string) {
  const row = async (answer: Promise<Record<string, Row>>) => (await answer)[noun] as Row;

  return {
    noun,
    key: [path] as const,
    list: (list: ListParams) => ({
      queryKey: [path, "list", list] as const,
      queryFn: ({ signal }: Asked) => api.get<Page<Row>>(path, list, { signal }),
    }),
    detail: (id: number) => ({
      queryKey: [path, "detail", id] as const,
      queryFn: ({ signal }: Asked) => row(api.get(`${path}/${id}`, undefined, { signal })),
    }),
    create: (input: Input) => row(api.post(path, input)),
    update: (id: number, input: Partial<Input>) => row(api.put(`${path}/${id}`, input)),
    remove: async (id: number): Promise<void> => {
      await api.delete(`${path}/${id}`);
    },
  };
}
