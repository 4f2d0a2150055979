/** The file behind a heading on the canvas. Code reads from left to right in every language. */
export function MarkupIllustration() {
  return (
    <div className="spec" dir="ltr" lang="en">
      <div className="flex items-center gap-2 justify-between">
        <span className="font-semibold">index.html</span>
        <span className="text-muted">4.1 KB</span>
      </div>
      <pre className="mono m-0 overflow-hidden pb-3.5 leading-[1.75]">{CODE}</pre>
    </div>
  );
}

const CODE = `<section class="hero">
  <h1 class="hero-title">Fired twice,
  used daily.</h1>
  <a href="/kiln">See this month's kiln</a>
</section>`;
