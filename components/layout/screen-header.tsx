import type { ReactNode } from "react";

type Props = {
  title: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
};

/** A page's title, with a thick line below it. */
export function ScreenHeader({ title, text, children }: Props) {
  return (
    <div className="mb-4.5 flex flex-wrap items-end gap-x-6 gap-y-3.5 border-b-3 border-plinth pb-3.5 md:mb-6 md:pb-4.5">
      <div>
        <h1 className="type-title">{title}</h1>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1 md:ms-auto">{children}</div>}
    </div>
  );
}
