import { unknownEndpointMethods } from "@/lib/api/methods";

export const { GET, POST, PUT, PATCH, DELETE } = unknownEndpointMethods();
