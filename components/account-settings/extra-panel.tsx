import { Panel } from "@/components/account-settings/panel";

type Props = {
  id: string;
  title: string;
  /** Sanitised HTML. */
  body: string;
};

/** A panel that an admin wrote. */
export function ExtraPanel({ id, title, body }: Props) {
  return (
    <Panel id={id} title={title}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it is read */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
    </Panel>
  );
}
