import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { requireCaptcha } from "@/lib/captcha/captcha";
import { createContactMessage } from "@/lib/contact-messages/contact-messages";
import { contactInput } from "@/lib/contact-messages/schema";
import { messageResponse } from "@/lib/http/response-schema";
import { translatorFor } from "@/lib/localizations/translator";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "anyone",
      body: contactInput,
      summary: "Send a message with the contact form",
      description: "The message is stored and mailed. At most five an hour from one network.",
      responses: { 200: messageResponse },
      refusals: ["too_many_requests"],
    },
    async ({ visitor, actor, body }) => {
      await requireCaptcha({ visitor, actor }, "contact");
      await createContactMessage(visitor, body);
      const t = await translatorFor(visitor, actor);
      return { message: t("Your message has been submitted.") };
    },
  ),
});
