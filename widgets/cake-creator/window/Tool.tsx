interface Props {
  icon: 'undo' | 'redo' | 'pencil' | 'copy' | 'trash';
  /** Accessible name of the button, because only an icon is visible */
  label: string;
  /** Id of a description that distinguishes this button from buttons with the same label */
  place?: string;
  disabled?: boolean;
  /** Whether a press currently has no effect; unlike a disabled button, the button can keep the focus */
  isIdle?: boolean;
  onPress(): void;
}

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
