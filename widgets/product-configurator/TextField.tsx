import { useIsland } from '../../shared/registry/widget/index.ts';
import { missingText } from '../../shared/text/missing.ts';
import { Mark } from './Mark.tsx';
import { OptionHeading } from './OptionHeading.tsx';
import type { OptionField } from './option-field.ts';

/** A custom option with a free text. */
export function TextField({
  option,
  name,
  value,
  isMarked,
  onValue,
}: OptionField<'field'> & { value: string }) {
  const { id } = useIsland();
  return (
    <>
      <label>
        <OptionHeading {...option} />
        <input
          name={name}
          value={value}
          maxLength={500}
          autoComplete="off"
          required={option.isRequired}
          aria-invalid={isMarked || undefined}
          aria-describedby={isMarked ? id(name) : undefined}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
      </label>
      {isMarked && <Mark id={id(name)} text={missingText.required} />}
    </>
  );
}
