import { useMemo, useRef } from 'react';
import type { CartItem } from '../../shared/model/cart.ts';
import { boxPicture, cartFiles } from '../../shared/rules/files/cart-files.ts';
import { linePrice } from '../../shared/rules/price/cart-price.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import { withoutSoftHyphens } from '../../shared/rules/without-soft-hyphens.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { useFocusLoss } from '../../shared/ui/hooks/use-focus-loss.ts';
import { useIsland } from '../../shared/ui/widget.ts';
import type { FollowedCart } from './follow-contents.ts';
import { LineQuantity } from './LineQuantity.tsx';

interface Props {
  item: CartItem;
  /** URL of the page that edits the design; undefined for other products and without a stored design */
  designUrl: string | undefined;
  maximum: number | undefined;
  coverDuring: FollowedCart['coverDuring'];
  $shown: FollowedCart['$shown'];
  onRemove(item: CartItem): void;
  /** Called when the line is removed while it contains the focus */
  onLeft(): void;
}

/**
 * A cart item. An unavailable item can only be removed. `useMemo` skips the render when another item changes;
 * `memo` would do the same, but adds 155 bytes to every page.
 */
export function CartLine({ item, designUrl, maximum, coverDuring, $shown, onRemove, onLeft }: Props) {
  return useMemo(
    () => <Line {...{ item, designUrl, maximum, coverDuring, $shown, onRemove, onLeft }} />,
    [item, designUrl, maximum, coverDuring, $shown, onRemove, onLeft],
  );
}

function Line({ item, designUrl, maximum, coverDuring, $shown, onRemove, onLeft }: Props) {
  const { id } = useIsland();
  const { name, price, quantity, slug, thumb } = item;
  const isGone = item.isAvailable === false;
  const noteId = id(`gone-${item.itemId}`);
  const line = useFocusLoss<HTMLLIElement>(onLeft);
  const removeButton = useRef<HTMLButtonElement>(null);
  return (
    <li
      ref={line}
      className="krume-line"
      data-item-id={item.itemId}
      data-gone={isGone || undefined}
      data-box={!!boxPicture(item) || undefined}
    >
      {thumb ? <img src={thumb} alt="" width={120} height={120} /> : <span className="krume-line-thumb" />}
      <div className="krume-line-text">
        <h2>{slug && !isGone ? <a href={slug}>{name}</a> : name}</h2>
        {details(item).map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {cartFiles(item).map((file) => (
          <p key={file.url}>
            {file.label}:{' '}
            <a href={file.url} download={file.name}>
              {file.name}
              <span className="krume-hidden"> {cartPageText.download}</span>
            </a>
          </p>
        ))}
        {!!price && <p>{cartPageText.perPiece(formatPrice(price))}</p>}
        {isGone && (
          <p id={noteId} className="krume-line-note">
            {cartPageText.gone}
          </p>
        )}
        {designUrl && !isGone && (
          <a className="krume-line-design" href={designUrl}>
            {cartPageText.openDesign}
            <span className="krume-hidden">: {withoutSoftHyphens(name)}</span>
          </a>
        )}
      </div>
      <LineQuantity
        {...{ item, isGone, maximum, coverDuring, $shown }}
        onLeft={() => removeButton.current?.focus({ preventScroll: true })}
      />
      {/* A new element for each quantity, because a longer price in the same element counts as a layout
          shift */}
      <p key={quantity} className="krume-line-price">
        {formatPrice(linePrice(price, quantity))}
      </p>
      <div className="krume-line-remove">
        <button
          ref={removeButton}
          type="button"
          className="krume-remove"
          aria-describedby={isGone ? noteId : undefined}
          onClick={() => onRemove(item)}
        >
          <span>
            {cartPageText.remove}
            <span className="krume-hidden">: {withoutSoftHyphens(name)}</span>
          </span>
        </button>
      </div>
    </li>
  );
}

/** Lists the chosen values, then each option. Files that can be downloaded are listed separately. */
function details({ configurations = [], customOptions = [] }: CartItem): string[] {
  const values = configurations.map(({ value }) => value).join(', ');
  const options = customOptions
    .filter(({ url }) => !url)
    .map(({ label, value, valueLabel }) => `${label}: ${valueLabel ?? value ?? ''}`);
  return [values, ...options].filter(Boolean);
}
