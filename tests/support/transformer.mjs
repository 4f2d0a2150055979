import { createHash } from "node:crypto";
import path from "node:path";
import next from "next/dist/build/swc/jest-transformer.js";

/**
 * Next's transformer, but a file stays an ES module if and only if jest loads it as one. Jest decides that for each
 * file. With Node 24.9 or later, `require` loads an ES module as an ES module, with older versions as CommonJS. Next
 * would decide once for the whole project.
 */
function createTransformer(options) {
  const { process: transform } = next.createTransformer({ ...options, isEsmProject: false });
  return {
    process: (source, file, request) =>
      transform(source, file, request.supportsStaticESM ? asModule(file, request) : request),
    getCacheKey: (source, file, { configString, supportsStaticESM }) =>
      createHash("sha256")
        .update(JSON.stringify([source, file, configString, supportsStaticESM, options]))
        .digest("hex"),
  };
}

const asModule = (file, request) => ({
  ...request,
  config: { ...request.config, extensionsToTreatAsEsm: [path.extname(file)] },
});

// biome-ignore lint/style/noDefaultExport: jest reads it
export default { createTransformer };
