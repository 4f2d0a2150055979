import "server-only";
import type { Feature, TaskName } from "@/lib/feature";
import { FEATURES } from "@/lib/features/list";
import { sortFeatures } from "@/lib/features/order";
import type { NoticeKind } from "@/lib/notice-kinds";

/** All features. Expired rows and a deleted user's data are removed in this order. */
export const features: readonly Feature[] = sortFeatures<Feature>(FEATURES);

/** All kinds of notices that users get. */
export const noticeKinds = (): readonly NoticeKind[] => features.flatMap(({ notices = [] }) => notices);

/** The kinds of notices of the features that are turned on. */
export async function listActiveNoticeKinds(): Promise<readonly NoticeKind[]> {
  const kinds = features.map(async ({ notices = [], isOn }) => (!isOn || (await isOn()) ? notices : []));
  return (await Promise.all(kinds)).flat();
}

type TasksByFeature = {
  [Item in (typeof FEATURES)[number] as Item["name"]]: Item extends { tasks: infer T } ? keyof T : never;
};
/** The declared tasks that no feature implements. The `satisfies` below compiles only if there are none. */
type UnimplementedTask = Exclude<TaskName, TasksByFeature[keyof TasksByFeature]>;
true satisfies [UnimplementedTask] extends [never] ? true : UnimplementedTask;
