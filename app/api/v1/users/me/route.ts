import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { setLanguageCookie } from "@/lib/api/session-responses";
import { accountChange } from "@/lib/users/account-schema";
import { userResponse } from "@/lib/users/admin-schema";
import { updateOwnAccount } from "@/lib/users/own-account";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "user",
      body: accountChange,
      summary: "Change your own account",
      description:
        "Only the given fields change. A new `email` needs a confirmed password, and takes effect when the code emailed to it is entered. An API token cannot change the email address.",
      responses: { 200: userResponse },
      refusals: ["forbidden", "password_required"],
    },
    async ({ visitor, actor, body, headers }) => {
      const user = await updateOwnAccount({ visitor, actor }, body);
      setLanguageCookie({ headers }, body.language);
      return { user };
    },
  ),
});
