import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { undoEmailChange } from "@/lib/email-address/email-change-undo";
import { undoEmailChangeInput, undoEmailChangeResponse } from "@/lib/email-address/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      body: undoEmailChangeInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Undo a change of email address",
      description:
        "The token is in the email to the old address and works for seven days. Ends every session, deletes all API tokens and the password, and emails a link to choose a new one.",
      responses: { 200: undoEmailChangeResponse },
    },
    async ({ visitor, body }) => undoEmailChange(visitor, body.token),
  ),
});
