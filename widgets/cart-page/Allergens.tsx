import type { CartItem } from '../../shared/model/cart.ts';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';

interface Props {
  items: readonly CartItem[];
  /** Addresses of pictures, by label */
  icons: Readonly<Record<string, string>>;
}

/** What everything in the cart contains, each once. */
export function Allergens({ items, icons }: Props) {
  const { id } = useIsland();
  const labels = [...new Set(items.flatMap(({ allergens = [] }) => allergens))];
  if (labels.length === 0) return null;
  return (
    <section className="krume-cart-allergens" aria-labelledby={id('allergens')}>
      <h2 id={id('allergens')}>{cartPageText.allergens}</h2>
      <ul>
        {labels.map((label) => (
          <li key={label}>
            {icons[label] && <img src={icons[label]} alt="" width={32} height={32} />} <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
