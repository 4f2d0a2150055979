import { noSuchCall } from "@/lib/api/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = noSuchCall();
