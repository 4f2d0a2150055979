import { tuneNode } from "@/lib/server/tune-node";

tuneNode();
void import("@/lib/server/start").then(({ startServer }) => startServer());
