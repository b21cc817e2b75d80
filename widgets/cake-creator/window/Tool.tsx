interface Props {
  icon: 'undo' | 'redo' | 'pencil' | 'copy' | 'trash';
  /** Accessible name, because only an icon is visible */
  label: string;
  /** Id of the description, for tools with the same label */
  place?: string;
  disabled?: boolean;
  /** Whether a press has no effect at present; the button keeps the focus */
  isIdle?: boolean;
  onPress(): void;
}

/** A small button with an icon. */
export function Tool({ icon, label, place, disabled, isIdle, onPress }: Props) {
  return (
    <button
      type="button"
      className="krume-cake-tool"
      data-icon={icon}
      aria-label={label}
      aria-describedby={place}
      title={label}
      disabled={disabled}
      aria-disabled={isIdle}
      onClick={onPress}
    />
  );
}
