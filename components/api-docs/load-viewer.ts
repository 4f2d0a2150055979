import type { ViewerOptions } from "@/components/api-docs/viewer-options";
import { VIEWER_PATH } from "@/lib/openapi/policy";

/** A viewer on the page. */
export type ShownViewer = { destroy: () => void };
type Viewer = { createApiReference: (element: Element, options: ViewerOptions) => ShownViewer };

type ViewerWindow = { Scalar?: Viewer };

let loading: Promise<Viewer> | undefined;

/** Loads the viewer's script once. A failed attempt can be retried. */
export function loadViewer(): Promise<Viewer> {
  loading ??= fetchViewer().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchViewer(): Promise<Viewer> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = VIEWER_PATH;
    script.onload = () => {
      const { Scalar } = window as ViewerWindow;
      if (Scalar) resolve(Scalar);
      else reject(new Error("The viewer's script does not define the viewer."));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("The viewer's script could not be fetched."));
    };
    document.head.append(script);
  });
}
