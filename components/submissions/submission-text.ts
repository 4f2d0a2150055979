import type { SubmissionJson } from "@/lib/submissions/schema";

const SENDER_CHARS = 60;
const SUMMARY_CHARS = 140;

/** The start of the first field that was filled in, which usually names the sender. Empty if there is no such field. */
export const senderOf = ({ fields }: SubmissionJson) => shortenToOneLine(fields[0]?.value ?? "", SENDER_CHARS);

/** The start of the other fields' values. */
export const summaryOf = ({ fields }: SubmissionJson) =>
  shortenToOneLine(
    fields
      .slice(1)
      .map(({ value }) => value.slice(0, SUMMARY_CHARS))
      .join(" · "),
    SUMMARY_CHARS,
  );

const shortenToOneLine = (text: string, maxChars: number) => text.slice(0, maxChars).replace(/\s+/g, " ").trim();
