import { ScreenHeader } from "@/components/layout/screen-header";
import { type EmptyDrawing, EmptyState } from "@/components/ui/empty-state";

type Props = {
  title: string;
  /** What the tool is for. */
  text: string;
  empty: { title: string; text: string; drawing: EmptyDrawing };
};

/** The empty screen of a tool. */
export function ToolScreen({ title, text, empty }: Props) {
  return (
    <>
      <ScreenHeader title={title} text={text} />
      <EmptyState {...empty} level={2} />
    </>
  );
}
