import { useIsland } from '../../shared/registry/widget/index.ts';
import { dropDownChoices } from '../../shared/rules/product/custom-option.ts';
import { formatSurcharge } from '../../shared/rules/product/surcharge.ts';
import { missingText } from '../../shared/text/missing.ts';
import { productText } from '../../shared/text/product.ts';
import { Mark } from './Mark.tsx';
import { OptionHeading } from './OptionHeading.tsx';
import type { OptionField } from './option-field.ts';

/** A custom option with choices, each with its own price. */
export function DropDown({
  option,
  name,
  value,
  isMarked,
  onValue,
}: OptionField<'drop_down'> & { value: string }) {
  const { id } = useIsland();
  const choices = dropDownChoices(option);
  const [first] = option.isRequired ? [] : choices;
  return (
    <>
      <label>
        <OptionHeading {...option} />
        <select
          name={name}
          required={option.isRequired}
          value={value || (first?.value ?? '')}
          aria-invalid={isMarked || undefined}
          aria-describedby={isMarked ? id(name) : undefined}
          onChange={(event) => onValue(event.currentTarget.value)}
        >
          {option.isRequired && <option value="">{productText.choose}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {[choice.label, formatSurcharge(choice.price)].filter(Boolean).join(' ')}
            </option>
          ))}
        </select>
      </label>
      {isMarked && <Mark id={id(name)} text={missingText.choose} />}
    </>
  );
}
