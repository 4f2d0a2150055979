const COLOURS = {
  bg: "Page",
  surface: "Side bars",
  raised: "Cards, fields",
  line: "Hairlines",
  text: "Ink",
  muted: "Second voice",
  accent: "The one colour",
  danger: "Loss",
  success: "Done",
  warning: "Attention",
};

export function Foundations() {
  return (
    <>
      <h2>Colour</h2>
      <div className="sheet-colours">
        {Object.entries(COLOURS).map(([name, role]) => (
          <div key={name}>
            <i style={{ background: `var(--${name})` }} />
            <span>
              <b className="strong">{name}</b>
              <br />
              {role}
            </span>
          </div>
        ))}
      </div>
      <h2>Type</h2>
      <div className="stack">
        <p className="t-hero">Solid ground</p>
        <p className="t-1 strong">Page title, marketing</p>
        <p className="t-2 strong">Page title, application</p>
        <p className="t-3 strong">Section title</p>
        <p className="t-4 strong">Row title</p>
        <p className="lead">Lead: one or two sentences under a title.</p>
        <p>
          Body: what you read. Numbers line up: <span className="num">1,024.00</span>.{" "}
          <a className="link" href="#main">
            A link in text
          </a>
        </p>
        <p className="small muted">Small: second lines, captions, table heads.</p>
        <p lang="ar" dir="rtl" className="t-2 strong">
          إعدادات الحساب
        </p>
      </div>
    </>
  );
}
