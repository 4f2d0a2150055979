import { FirstProject } from "@/components/dashboard/first-project";
import { ToolList } from "@/components/dashboard/tool-list";
import { ScreenHeader } from "@/components/layout/screen-header";
import type { Overview } from "@/lib/dashboard/overview";
import type { T } from "@/lib/i18n/create-t";

type Props = {
  t: T;
  /** The user's name. */
  name: string;
  overview: Overview;
};

/** All Tools: the steps to a first project, then each tool. */
export function ToolsScreen({ t, name, overview }: Props) {
  return (
    <>
      <ScreenHeader
        title={t("All Tools")}
        text={t("Welcome, :name. Create your first project to get started.", { name })}
      />
      <FirstProject t={t} />
      <ToolList t={t} overview={overview} />
    </>
  );
}
