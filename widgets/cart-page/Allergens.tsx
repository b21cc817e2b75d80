import type { AllergenIcon } from '../../shared/model/allergen-icons.ts';
import type { CartItem } from '../../shared/model/cart.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { useIsland } from '../../shared/ui/widget.ts';

interface Props {
  items: readonly CartItem[];
  icons: readonly AllergenIcon[];
}

/** Lists each allergen in the cart once, and the products without allergen data. */
export function Allergens({ items, icons }: Props) {
  const { id } = useIsland();
  const labels = [...new Set(items.flatMap(({ allergens = [] }) => allergens))];
  const unknown = [...new Set(items.filter(({ allergens }) => !allergens).map(({ name }) => name))];
  if (labels.length === 0 && unknown.length === 0) return null;
  return (
    <section className="krume-cart-allergens" aria-labelledby={id('allergens')}>
      <h2 id={id('allergens')}>{cartPageText.allergens}</h2>
      {unknown.length > 0 && <p>{cartPageText.allergensUnknown(unknown.join(', '))}</p>}
      {labels.length > 0 && (
        <ul>
          {labels.map((label) => {
            const icon = icons.find((known) => known.label === label)?.icon;
            return (
              <li key={label}>
                {icon && <img src={icon} alt="" width={32} height={32} />} <span>{label}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
