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

/**
 * Sends a body and reports progress, which `fetch` cannot do. Resolves with the JSON of the response, or null if it has
 * none. Throws `ApiError`, with status 0 if there was no response.
 */
export function sendBody(url: string, { method, body, headers, signal, onProgress }: Options): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      const json = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(json);
      else reject(refusal(request.status, json));
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
