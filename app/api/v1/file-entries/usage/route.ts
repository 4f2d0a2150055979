import { storageUseAnswer } from "@/lib/file-entries/schema";
import { endpoint, methods } from "@/lib/http/endpoint";
import { payerOf, storageUse } from "@/lib/uploads/quota";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "files.create",
      summary: "Show how much storage is used",
      description: "In bytes. Content of a workspace counts against its owner.",
      answers: { 200: storageUseAnswer },
    },
    async ({ actor, workspace }) => ({ usage: await storageUse(await payerOf(actor, workspace)) }),
  ),
});
