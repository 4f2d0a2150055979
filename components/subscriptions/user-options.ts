import type { RowCalls } from "@/components/form/use-row-options";
import { userClient } from "@/lib/users/client";

type NamedUser = { id: number; email: string };
const toOption = ({ id, email }: NamedUser) => ({ id, name: email });

/** Users to choose from, shown by their email addresses. */
export const userOptions: RowCalls = {
  list(params) {
    const { queryKey, queryFn } = userClient.list(params);
    return {
      queryKey: [...queryKey, "by-email"],
      async queryFn(context) {
        const { pagination } = await queryFn(context);
        return { pagination: { ...pagination, data: pagination.data.map(toOption) } };
      },
    };
  },
  detail(id) {
    const { queryKey, queryFn } = userClient.profile(id);
    return { queryKey: [...queryKey, "by-email"], queryFn: async (context) => toOption(await queryFn(context)) };
  },
};
