/** Plinth's mark, shown beside the site's name until an admin uploads a logo. */
export function BrandMark() {
  return (
    <svg className="size-5.5" viewBox="0 0 22 22" aria-hidden="true">
      <path fill="currentColor" d="M7 2h8v9H7zM4 12.5h14v3H4zM1 17h20v3.5H1z" />
    </svg>
  );
}
