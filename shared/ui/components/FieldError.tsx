/**
 * The error message of a field, for screen readers only: sighted users see a highlighted field. @see shop.md section 5
 */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className="krume-hidden">
      {text}
    </span>
  );
}
