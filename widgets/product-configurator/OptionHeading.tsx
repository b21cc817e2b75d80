import type { CustomOption } from '../../shared/model/product.ts';
import { formatSurcharge } from '../../shared/rules/product/surcharge.ts';
import { productText } from '../../shared/text/product.ts';

/** What an option is called and what it costs. */
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
