import { noSuchCall } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = noSuchCall();
