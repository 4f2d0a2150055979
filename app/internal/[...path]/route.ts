import { refuseUnknownEndpoint } from "@/lib/api/methods";

export const { GET, POST, PUT, PATCH, DELETE } = refuseUnknownEndpoint();
