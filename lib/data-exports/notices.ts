import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

const viewExport = { label: line("View your data"), action: routes.ownData };

export const exportReadyNotice = noticeKind<undefined>({
  id: "data_exports.ready",
  group: NOTICE_GROUPS.account,
  name: line("The export of your data is ready"),
  mail: "own",
  write: () => ({
    lines: [{ text: line("The export of your data is ready"), icon: "download" }],
    mainAction: viewExport,
  }),
});

export const exportFailedNotice = noticeKind<undefined>({
  id: "data_exports.failed",
  group: NOTICE_GROUPS.account,
  name: line("The export of your data failed"),
  write: () => ({
    lines: [
      { text: line("The export of your data failed"), icon: "circle-x" },
      { text: line("Please try again later") },
    ],
    mainAction: viewExport,
  }),
});
