import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { requireNotificationChoice } from "@/lib/notifications/require-notifications";
import { getSchedule, updateSchedule } from "@/lib/notifications/schedule";
import { scheduleInput, scheduleResponse } from "@/lib/notifications/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "Get your quiet hours and your daily email",
      responses: { 200: scheduleResponse },
      refusals: ["not_found"],
    },
    async ({ actor }) => {
      await requireNotificationChoice();
      return { schedule: await getSchedule(actor) };
    },
  ),

  PUT: endpoint(
    {
      access: "user",
      body: scheduleInput,
      summary: "Change your quiet hours and your daily email",
      description: "Changes only the given fields. Quiet hours need both times, or neither.",
      responses: { 200: scheduleResponse },
      refusals: ["not_found"],
    },
    async ({ actor, body }) => {
      await requireNotificationChoice();
      return { schedule: await updateSchedule(actor, body) };
    },
  ),
});
