import type { CustomOption, CustomOptionValue } from '../../../shared/model/product.ts';
import { formatSurcharge } from '../../../shared/rules/product/option-choices.ts';
import { productText } from '../../../shared/text/product.ts';

/** The props that all fields of custom options share. */
export interface OptionField<Type extends CustomOption['type']> {
  option: Extract<CustomOption, { type: Type }>;
  name: string;
  isMarked: boolean;
  onValue(value: CustomOptionValue | undefined): void;
}

export function OptionHeading({ title, isRequired, price }: CustomOption) {
  const surcharge = formatSurcharge(price);
  return (
    <span>
      {title}
      {!isRequired && ' '}
      {!isRequired && <small>{productText.voluntary}</small>}
      {surcharge && ' '}
      {surcharge && <b className="krume-surcharge">{surcharge}</b>}
    </span>
  );
}
