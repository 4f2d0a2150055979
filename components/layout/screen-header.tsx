import type { ReactNode } from "react";

type Props = {
  title: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
};

/** A page's title on its base line. */
export function ScreenHeader({ title, text, children }: Props) {
  return (
    <div className="head">
      <div>
        <h1 className="type-title">{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children && <div className="acts">{children}</div>}
    </div>
  );
}
