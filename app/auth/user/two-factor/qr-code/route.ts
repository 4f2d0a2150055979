import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getQrCode } from "@/lib/two-factor/qr-code";
import { qrCodeAnswer } from "@/lib/two-factor/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      sessionOnly: true,
      confirmed: true,
      summary: "Get what an authenticator scans",
      description: "While the setup waits for its code. Once it is confirmed, nobody sees the secret again.",
      answers: { 200: qrCodeAnswer },
      refusals: ["conflict"],
    },
    async ({ actor }) => getQrCode(actor),
  ),
});
