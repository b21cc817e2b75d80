/** A count on an entry of the header; hidden when it is 0 or less. @see shop.md section 4 */
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

/** A loading indicator with a label for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="krume-spinner" role="status">
      <span className="krume-hidden">{label}</span>
    </span>
  );
}
