import type { SubmissionJson } from "@/lib/submissions/schema";

const SENDER_CHARS = 60;
const SUMMARY_CHARS = 140;

/** The first field, which usually names the sender. Empty if nothing was filled in. */
export const senderOf = ({ fields }: SubmissionJson) => onOneLine(fields[0]?.value ?? "", SENDER_CHARS);

/** The first words of the other fields. */
export const summaryOf = ({ fields }: SubmissionJson) =>
  onOneLine(
    fields
      .slice(1)
      .map(({ value }) => value.slice(0, SUMMARY_CHARS))
      .join(" · "),
    SUMMARY_CHARS,
  );

const onOneLine = (text: string, maxChars: number) => text.slice(0, maxChars).replace(/\s+/g, " ").trim();
