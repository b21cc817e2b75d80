import type { ProductConfiguration } from '../../../shared/model/product.ts';
import { type Selections, withOnlyChoices } from '../../../shared/rules/product/variant.ts';
import { missingText } from '../../../shared/text/missing.ts';
import { productText } from '../../../shared/text/product.ts';
import { FieldError } from '../../../shared/ui/components/FieldError.tsx';
import { useIsland } from '../../../shared/ui/widget.ts';

interface Props {
  configurations: readonly ProductConfiguration[];
  selections: Selections;
  /** Names of invalid fields */
  marked: ReadonlySet<string>;
  onSelect(code: string, value: string): void;
}

export function ConfigurationFields({ configurations, selections, marked, onSelect }: Props) {
  const { id } = useIsland();
  if (configurations.length === 0) return null;
  const selected = withOnlyChoices(configurations, selections);
  return (
    <fieldset className="krume-choice">
      <legend>{productText.choice}</legend>
      {configurations.map(({ code, name, values }) => {
        const isMarked = marked.has(code);
        return (
          <div key={code} className="krume-option">
            <label>
              {name}
              <select
                name={code}
                required
                value={values.some((value) => value.id === selected[code]) ? selected[code] : ''}
                aria-invalid={isMarked || undefined}
                aria-describedby={isMarked ? id(code) : undefined}
                onChange={(event) => onSelect(code, event.currentTarget.value)}
              >
                {values.length > 1 && <option value="">{productText.choose}</option>}
                {values.map((value) => (
                  <option key={value.id} value={value.id}>
                    {value.name}
                  </option>
                ))}
              </select>
            </label>
            {isMarked && <FieldError id={id(code)} text={missingText.choose} />}
          </div>
        );
      })}
    </fieldset>
  );
}
