interface Props {
  icon: 'undo' | 'redo' | 'pencil' | 'copy' | 'trash';
  /** What it does, in words: it shows an icon alone */
  label: string;
  /** Id of what tells elements of the same name apart */
  place?: string;
  disabled?: boolean;
  /** There is nothing to do now; it keeps the focus */
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
