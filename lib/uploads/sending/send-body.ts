import { ApiError } from "@/lib/http/client";
import { line } from "@/lib/i18n/line";

type Options = {
  method: "POST" | "PUT";
  body: Blob | FormData;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Called with the number of bytes of the body sent so far. */
  onProgress: (bytes: number) => void;
};

export type BodyResponse = { json: unknown; header: (name: string) => string | null };

/**
 * Sends a body and reports progress, which `fetch` cannot do. Throws `ApiError`, with status 0 if there was no
 * response.
 */
export function sendBody(url: string, { method, body, headers, signal, onProgress }: Options): Promise<BodyResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      const response = {
        json: parseJson(request.responseText),
        header: (name: string) => request.getResponseHeader(name),
      };
      if (request.status >= 200 && request.status < 300) resolve(response);
      else reject(refusal(request.status, response.json));
    };
    request.onerror = () => reject(noResponse(line("Network Error")));
    request.onabort = () => reject(noResponse(line("Request aborted")));
    const stop = () => request.abort();
    signal.addEventListener("abort", stop);
    // otherwise, a file with 10,000 parts would leave 10,000 listeners
    request.onloadend = () => signal.removeEventListener("abort", stop);
    if (signal.aborted) reject(noResponse(line("Request aborted")));
    else request.send(body);
  });
}

const noResponse = (message: string) => new ApiError(0, { code: "network", message, errors: {} });

function refusal(status: number, json: unknown): ApiError {
  const body = typeof json === "object" && json !== null && "message" in json ? json : { message: "" };
  return new ApiError(status, { code: "unknown", errors: {}, ...body } as ApiError["body"]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // storage services respond with XML or nothing
  }
}
