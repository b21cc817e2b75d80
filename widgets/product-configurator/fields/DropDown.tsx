import { dropDownChoices, formatSurcharge } from '../../../shared/rules/product/option-choices.ts';
import { missingText } from '../../../shared/text/missing.ts';
import { productText } from '../../../shared/text/product.ts';
import { FieldError } from '../../../shared/ui/components/FieldError.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { OptionField } from './option-field.tsx';
import { OptionHeading } from './option-field.tsx';

export function DropDown({
  option,
  name,
  value,
  isMarked,
  onValue,
}: OptionField<'drop_down'> & { value: string }) {
  const { id } = useIsland();
  const choices = dropDownChoices(option);
  const [first] = option.isRequired && choices.length > 1 ? [] : choices;
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
          {option.isRequired && choices.length > 1 && <option value="">{productText.choose}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {[choice.label, formatSurcharge(choice.price)].filter(Boolean).join(' ')}
            </option>
          ))}
        </select>
      </label>
      {isMarked && <FieldError id={id(name)} text={missingText.choose} />}
    </>
  );
}
