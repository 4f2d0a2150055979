import type { FileEntryJson } from "@/lib/files/schema";

/** The picture of the panel that is being dragged. What a browser drags by itself is only its address. */
let dragged: FileEntryJson | null = null;

export const draggedPicture = (): FileEntryJson | null => dragged;

/** The props of an element that lets the user drag a picture of the workspace onto the page. */
export const pictureDragProps = (file: FileEntryJson) => ({
  draggable: true,
  onDragStart() {
    dragged = file;
  },
  onDragEnd() {
    dragged = null;
  },
});
