import path from "node:path";

/** A bare app: what Next itself costs. It shares the packages of the project it lies in. */
export default { turbopack: { root: path.resolve(import.meta.dirname, "../../..") }, outputFileTracingRoot: path.resolve(import.meta.dirname, "../../..") };
