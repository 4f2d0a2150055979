import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { SecurityEventJson } from "@/lib/security-events/schema";

const PER_PAGE = 5;

/** The user's own security events, the newest first. Each call throws `ApiError`. */
export const securityEventsClient = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ["security-events"],
      queryFn: ({ pageParam: page, signal }) =>
        api.get<Page<SecurityEventJson>>("security-events", { page, perPage: PER_PAGE }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) =>
        pagination.current_page < pagination.last_page ? pagination.current_page + 1 : null,
      // a new event moves the last row of a page to the next page, so a row can be loaded twice
      select: ({ pages }) => [
        ...new Map(pages.flatMap(({ pagination }) => pagination.data).map((event) => [event.id, event])).values(),
      ],
    }),
};
