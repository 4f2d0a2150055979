import type { ApiResponse } from "./api";

expect.extend({
  /** Passes if the response is an error with this status and code, in the standard form. */
  toBeRefused({ status, json }: ApiResponse, expectedStatus: number, code: string) {
    const hasErrors = typeof json?.errors === "object" && json.errors !== null;
    const isEnvelope = typeof json?.message === "string" && json.message !== "" && hasErrors;
    const pass = status === expectedStatus && json?.code === code && isEnvelope;
    return { pass, message: () => `expected ${expectedStatus} ${code}, got ${status} ${JSON.stringify(json)}` };
  },

  /** Passes if the response is a 422 whose errors name exactly these fields. */
  toNameFields({ status, json }: ApiResponse, ...fields: string[]) {
    const errorFields = Object.keys(json?.errors ?? {});
    const pass =
      status === 422 &&
      json?.code === "invalid" &&
      JSON.stringify(errorFields.sort()) === JSON.stringify(fields.sort());
    return { pass, message: () => `expected 422 naming ${fields.join(", ")}, got ${status} ${JSON.stringify(json)}` };
  },
});

declare global {
  namespace jest {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends jest's own
    interface Matchers<R> {
      toBeRefused(status: number, code: string): R;
      toNameFields(...fields: string[]): R;
    }
  }
}
