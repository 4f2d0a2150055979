import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { ScreenHeader } from "@/components/layout/screen-header";
import { env } from "@/lib/env";
import { readMail } from "@/lib/mail/read-mail";

export const metadata: Metadata = { title: "Mail", robots: { index: false } };

/** An email in the outbox, as HTML and as plain text. */
export default async function MailPage({ params }: { params: Promise<{ name: string }> }) {
  await connection();
  if (env().NODE_ENV !== "development") notFound();
  const mail = await readMail(`${(await params).name}.eml`);
  if (!mail) notFound();
  return (
    <main className="page-width grid content-start gap-6 py-8">
      <a className="link text-small" href="/dev/mail">
        All emails
      </a>
      <ScreenHeader
        title={mail.subject || "No subject"}
        text={`From ${mail.from?.name} <${mail.from?.address}> to ${mail.to?.map(({ address }) => address).join(", ")}`}
      />
      <iframe
        title="The email"
        // Links open in a new tab. No script runs.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={`<base target="_blank">${mail.html ?? ""}`}
        className="h-160 w-full border border-line"
      />
      <h2 className="type-section">As plain text</h2>
      <pre className="font-mono text-small wrap-anywhere whitespace-pre-wrap" dir="auto">
        {mail.text}
      </pre>
    </main>
  );
}
