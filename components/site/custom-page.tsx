import "./prose.css";

type Props = {
  title: string;
  /** Sanitised HTML. */
  body: string;
};

/** The title and text of a custom page. */
export function CustomPage({ title, body }: Props) {
  return (
    <article className="page-width max-w-[72ch] pt-[clamp(40px,6vw,72px)] pb-[clamp(64px,9vw,120px)]">
      <h1 className="type-display mb-8 border-plinth border-b-3 pb-5.5">{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  );
}
