/** A count beside a link or button of the page header. A count of 0 or less is not shown. @see shop.md section 4 */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <>
      <span className="krume-badge" aria-hidden="true">
        {count > 999 ? '999+' : count}
      </span>
      <span className="krume-hidden">, {label}</span>
    </>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <span className="krume-spinner" role="status">
      <span className="krume-hidden">{label}</span>
    </span>
  );
}
