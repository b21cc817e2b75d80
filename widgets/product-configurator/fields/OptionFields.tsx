import type { CustomOption, CustomOptionValue } from '../../../shared/model/product.ts';
import type { CustomOptionValues } from '../../../shared/rules/product/custom-option.ts';
import { missingText } from '../../../shared/text/missing.ts';
import { productText } from '../../../shared/text/product.ts';
import { FieldError } from '../../../shared/ui/components/FieldError.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';
import { FileField } from '../file/FileField.tsx';
import { DropDown } from './DropDown.tsx';
import { optionField } from './field-name.ts';
import { type OptionField, OptionHeading } from './option-field.tsx';

interface Props {
  customOptions: readonly CustomOption[];
  values: CustomOptionValues;
  /** Names of files that the shopper has to choose again, by option id */
  lostFiles: Readonly<Record<string, string>>;
  /** Names of invalid fields */
  marked: ReadonlySet<string>;
  onValue(id: string, value: CustomOptionValue | undefined): void;
  /** Called with a promise that settles when a file has been read */
  onReading(reading: Promise<unknown>): void;
}

/** The fields for the custom options of a product. @see shop.md section 2.2 */
export function OptionFields({ customOptions, values, lostFiles, marked, onValue, onReading }: Props) {
  return (
    <fieldset className="krume-options">
      <legend>{productText.options}</legend>
      {customOptions.map((option) => {
        const value = values[option.id];
        const text = typeof value === 'string' ? value : '';
        const field = {
          name: optionField(option.id),
          isMarked: marked.has(optionField(option.id)),
          onValue: (next: CustomOptionValue | undefined) => onValue(option.id, next),
        };
        return (
          <div key={option.id} className="krume-option">
            {option.type === 'file' ? (
              <FileField
                {...field}
                option={option}
                file={typeof value === 'object' ? value : undefined}
                lost={lostFiles[option.id]}
                onReading={onReading}
              />
            ) : option.type === 'drop_down' ? (
              <DropDown {...field} option={option} value={text} />
            ) : option.type === 'field' ? (
              <TextField {...field} option={option} value={text} />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

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
      {isMarked && <FieldError id={id(name)} text={missingText.required} />}
    </>
  );
}
