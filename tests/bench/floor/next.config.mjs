/** A bare app: what Next itself costs. */
export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname };
