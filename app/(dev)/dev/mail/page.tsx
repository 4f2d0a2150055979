import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { ScreenHeader } from "@/components/layout/screen-header";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { env } from "@/lib/env";
import { listOutbox } from "@/lib/mail/outbox";
import { readMail } from "@/lib/mail/read-mail";
import { readSecretSetting } from "@/lib/settings/secrets";

export const metadata: Metadata = { title: "Mail", robots: { index: false } };

const MAX_EMAILS = 100;

/** Lists the latest emails in the outbox, newest first. */
export default async function OutboxPage() {
  await connection();
  if (env().NODE_ENV !== "development") notFound();
  const smtpUrl = await readSecretSetting("mail.smtp_url");
  const names = (await listOutbox()).slice(0, MAX_EMAILS);
  const emails = await Promise.all(names.map(async (name) => ({ name, mail: await readMail(name) })));
  return (
    <main className="page-width py-8">
      <ScreenHeader title="Mail" text="What the app has written to DATA_DIR/outbox, the latest first." />
      {emails.length === 0 ? (
        <EmptyState
          title="No mail yet"
          text={
            smtpUrl
              ? "Emails go to the mail server, not here."
              : "An email appears here as soon as the app has written one."
          }
        />
      ) : (
        <Table label="Emails">
          <thead>
            <tr>
              <th>Subject</th>
              <th>To</th>
              <th>Written</th>
            </tr>
          </thead>
          <tbody>
            {emails.map(({ name, mail }) => (
              <tr key={name}>
                <td>
                  <a className="link" href={`/dev/mail/${name.replace(/\.eml$/, "")}`}>
                    {mail?.subject || name}
                  </a>
                </td>
                <td>{mail?.to?.map(({ address }) => address).join(", ")}</td>
                <td>{mail?.date && new Date(mail.date).toLocaleString("en-GB")}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </main>
  );
}
