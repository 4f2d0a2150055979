import { deleteUser } from "@/lib/account-deletion/account-deletion";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { setDeletionCookies } from "@/lib/api/session-responses";
import { done } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import {
  userParams as params,
  userChange,
  userDeletion,
  userOrPublicResponse,
  userQuery,
  userResponse,
} from "@/lib/users/admin-schema";
import { getUserFor, updateUser } from "@/lib/users/users";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: userQuery,
      summary: "Get a user",
      description: "All fields for the user themselves and holders of `users.view`; public fields for others.",
      responses: { 200: userOrPublicResponse },
    },
    async ({ actor, params, query }) => ({
      user: await getUserFor(actor, params.userId, query.with),
    }),
  ),

  PUT: endpoint(
    {
      access: "users.update",
      params,
      body: userChange,
      summary: "Change a user",
      description:
        "Only the given fields change. To set a password, change or verify an address, or make the user an admin, first confirm your own password in this session.",
      responses: { 200: userResponse },
      refusals: ["conflict", "password_required"],
    },
    async ({ visitor, actor, params, body }) => ({
      user: await updateUser(actor, params.userId, { change: body, language: await languageFor(visitor, actor) }),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      ownerOnly: true,
      sessionOnly: true,
      params,
      query: userDeletion,
      summary: "Delete a user",
      description:
        "Needs a confirmed password. Deleting another user needs `users.delete`, deleting the caller's own account needs `deleteCurrentUser=true`. Sessions and tokens end at once. Refused for owners of a workspace with other members and for the last admin.",
      responses: { 200: done },
      refusals: ["forbidden", "password_required", "conflict"],
    },
    async ({ visitor, actor, headers, params, query }) =>
      setDeletionCookies({ visitor, headers }, await deleteUser(actor, params.userId, query)),
  ),
});
