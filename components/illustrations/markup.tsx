import { ListCard, ListCardRow } from "@/components/illustrations/list-card";

/** The HTML of the hero section that the editor illustration shows. Code is left to right in every language. */
export function MarkupIllustration() {
  return (
    <div dir="ltr" lang="en">
      <ListCard>
        <ListCardRow>
          <span className="font-semibold">index.html</span>
          <span className="text-muted">4.1 KB</span>
        </ListCardRow>
        <pre className="mono overflow-hidden px-3 pt-2.25 pb-3.5 leading-[1.75]">{CODE}</pre>
      </ListCard>
    </div>
  );
}

const CODE = `<section class="hero">
  <h1 class="hero-title">Fired twice,
  used daily.</h1>
  <a href="/kiln">See this month's kiln</a>
</section>`;
