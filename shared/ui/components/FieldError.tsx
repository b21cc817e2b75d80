/** Why a field is marked, for screen readers: the eye sees the highlight. @see shop.md section 5 */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className="krume-hidden">
      {text}
    </span>
  );
}
