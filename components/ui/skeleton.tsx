import type { CSSProperties } from "react";

/** A breathing block in the shape of what comes; put several in a `role="status"` with a name. */
export function Skeleton({
  width,
  height,
}: {
  width?: CSSProperties["inlineSize"];
  height?: CSSProperties["blockSize"];
}) {
  return <div className="skel" style={{ inlineSize: width, blockSize: height }} />;
}
