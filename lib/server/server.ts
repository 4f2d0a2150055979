import { cacheCompiledCode } from "@/lib/server/tune-node";

cacheCompiledCode();
void import("@/lib/server/start").then(({ startServer }) => startServer());
