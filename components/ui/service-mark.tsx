import type { Service } from "@/lib/settings/social-services";

const STROKE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const DRAWINGS = {
  google: <path {...STROKE} d="M18.6 6.6A8.5 8.5 0 1 0 20.5 12H12.5" />,
  facebook: <path {...STROKE} d="M16.5 3.5H15a4 4 0 0 0-4 4V20.5M7.5 11.5h8" />,
  twitter: (
    <path
      fill="currentColor"
      d="M21.8 6.1c-.7.3-1.4.5-2.2.6.8-.5 1.4-1.2 1.7-2.1-.7.4-1.6.7-2.4.9a3.9 3.9 0 0 0-6.7 3.5A11 11 0 0 1 4.2 5a3.9 3.9 0 0 0 1.2 5.2c-.6 0-1.2-.2-1.8-.5a3.9 3.9 0 0 0 3.1 3.9c-.5.1-1.1.2-1.7.1a3.9 3.9 0 0 0 3.6 2.7A7.8 7.8 0 0 1 2.2 18a11 11 0 0 0 17-9.8c1-.6 1.9-1.3 2.6-2.1z"
    />
  ),
  envato: <path {...STROKE} d="M4.5 20.5 12 12.5M6.3 18.5C1.5 11 8 3.5 19.5 3.5c1.5 9.5-3.5 17-11 16.3" />,
} satisfies Record<Service, React.ReactNode>;

/** A service's logo in the text colour. Show the service's name beside it. */
export function ServiceMark({ service }: { service: Service }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[service]}
    </svg>
  );
}
