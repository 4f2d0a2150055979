import { mapTexts } from "@/lib/i18n/map-texts";
import { type Block, type Content, isolate, type MailContext, type Template } from "@/lib/mail/content";
import type { NoticeContent, NoticeLine } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

type Data = { notices: readonly [NoticeContent, ...NoticeContent[]]; unsubscribeHref: string };

/** An email about one notice, with all its lines, or about several notices, with the first line of each. */
export const notices: Template<Data> = {
  write: (data, context) => (data.notices.length === 1 ? singleContent(data, context) : listContent(data, context)),
};

function singleContent({ notices: [notice], unsubscribeHref }: Data, context: MailContext): Content {
  const { t, appUrl } = context;
  const [first, ...others] = notice.lines;
  const texts = others.map((line): Block => ({ kind: "text", text: lineText(line, context) }));
  const { mainAction } = notice;
  const button: Block[] = mainAction
    ? [{ kind: "button", label: t(mainAction.label), href: appUrl + mainAction.action }]
    : [];
  return {
    subject: t(first.text, first.values),
    preview: others[0] ? t(others[0].text, others[0].values) : t(first.text, first.values),
    heading: lineText(first, context),
    blocks: [...texts, ...button],
    unsubscribeHref,
  };
}

function listContent({ notices: all, unsubscribeHref }: Data, context: MailContext): Content {
  const { t, appUrl, siteName } = context;
  const count = all.length;
  return {
    subject: t("{count, plural, one {# new notification} other {# new notifications}} on :site_name", {
      count,
      site_name: siteName,
    }),
    preview: t(all[0].lines[0].text, all[0].lines[0].values),
    heading: t("What happened since the last email"),
    blocks: [
      ...all.map(({ lines }): Block => ({ kind: "text", text: lineText(lines[0], context) })),
      { kind: "button", label: t("View the notifications"), href: appUrl + routes.notifications },
    ],
    unsubscribeHref,
  };
}

/** Names are isolated, so that they do not change the order of right-to-left text around them. */
const lineText = ({ text, values = {} }: NoticeLine, context: MailContext): string =>
  context.t(
    text,
    mapTexts(values, (value) => isolate(value, context)),
  );
