import "./prose.css";

type Props = { title: string /** Sanitised HTML. */; body: string };

/** A custom page's title on its base line, and its text. */
export function CustomPage({ title, body }: Props) {
  return (
    <article className="page-width page-text">
      <h1 className="type-display">{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  );
}
