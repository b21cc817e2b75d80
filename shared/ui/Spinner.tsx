/** Turns while something is under way; says so to screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="krume-spinner" role="status">
      <span className="krume-hidden">{label}</span>
    </span>
  );
}
