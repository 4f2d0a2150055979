import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getQrCode } from "@/lib/two-factor/qr-code";
import { qrCodeResponse } from "@/lib/two-factor/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      sessionOnly: true,
      passwordConfirmed: true,
      summary: "Get the QR code for an authenticator",
      description: "Available only until the setup is confirmed.",
      responses: { 200: qrCodeResponse },
      refusals: ["conflict"],
    },
    async ({ actor }) => getQrCode(actor),
  ),
});
