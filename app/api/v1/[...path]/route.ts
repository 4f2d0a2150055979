import { noSuchCall } from "@/lib/api/methods";

export const { GET, POST, PUT, PATCH, DELETE } = noSuchCall();
