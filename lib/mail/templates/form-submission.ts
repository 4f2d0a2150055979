import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

type Submission = {
  siteId: number;
  /** The names of the form and the site. */
  form: string;
  site: string;
  /** The path of the page with the form. */
  page: string;
  fields: readonly { label: string; value: string }[];
  /** The visitor's address, if the form asks for it. */
  replyTo: string | null;
};

const PREVIEW_CHARS = 140;

/** Sent to the recipient of a site's form messages, who does not need an account. */
export const formSubmission: Template<Submission> = {
  replyTo: ({ replyTo }) => replyTo,
  write: (submission, { t, appUrl, direction }) => {
    const isolateText = (text: string) => isolate(text, { direction });
    const [form, site, page] = [
      isolateText(submission.form),
      isolateText(submission.site),
      isolateText(submission.page),
    ];
    const { fields, replyTo } = submission;
    return {
      subject: t("New message from :form on :site", { form, site }),
      preview: fields
        .map(({ value }) => value)
        .join(" · ")
        .slice(0, PREVIEW_CHARS),
      heading: t("New message"),
      blocks: [
        ...fields.map(({ label, value }) => ({ kind: "field" as const, label, value })),
        {
          kind: "button",
          label: t("Open the messages"),
          href: `${appUrl}${routes.site(submission.siteId)}?tab=submissions`,
        },
        ...(replyTo === null
          ? []
          : [
              {
                kind: "text" as const,
                text: t("Reply to this email to answer :email.", { email: isolateText(replyTo) }),
              },
            ]),
        { kind: "note", text: t("Sent with the form :form on the page :page of :site.", { form, page, site }) },
      ],
      reason: t("You received this email because messages from :site are sent to your address.", { site }),
    };
  },
};
