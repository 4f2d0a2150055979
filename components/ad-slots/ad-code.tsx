type Props = { html: string; title: string };

/**
 * Begins the frame's document. Links open in a new tab: otherwise the linked page would replace the ad in the frame.
 */
const DOCUMENT_START = '<!doctype html><meta charset="utf-8"><base target="_blank"><style>body{margin:0}</style>';

/**
 * Shows third-party HTML in a sandboxed frame that does not have the site's origin. The HTML cannot run scripts, and it
 * cannot read the page, its cookies or its storage. The page's content security policy applies in the frame too.
 */
export function AdCode({ html, title }: Props) {
  return (
    <iframe
      title={title}
      srcDoc={DOCUMENT_START + html}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      className="h-62.5 w-full rounded-lg border border-line"
    />
  );
}
