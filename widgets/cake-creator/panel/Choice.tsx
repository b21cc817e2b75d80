import { useFocusLoss } from '../../../shared/ui/hooks/use-focus-loss.ts';

interface Props {
  label: string;
  isBusy?: boolean;
  onPress(): void;
  /** Called when the focused button disappears */
  onLeft(): void;
}

/** A button for what the shopper can do with a picture that is not placed yet. */
export function Choice({ label, isBusy, onPress, onLeft }: Props) {
  const button = useFocusLoss<HTMLButtonElement>(onLeft);
  return (
    <button
      ref={button}
      type="button"
      className="krume-button-quiet"
      aria-disabled={isBusy}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
