import { type SyntheticEvent, useRef, useState } from 'react';
import type { HiddenFields } from '../../../shared/api/change.ts';
import type { CustomOption, ProductConfiguration } from '../../../shared/model/product.ts';
import { queryAll } from '../../../shared/registry/native.ts';
import { cakeStart } from '../../../shared/rules/cake/start.ts';
import { type ProductPage, resetProductPage } from '../../../shared/stores/product/product-page.ts';
import { productText } from '../../../shared/text/product.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { useAddToCart } from '../../../shared/ui/hooks/use-add-to-cart.ts';
import { useIsland } from '../../../shared/ui/widget.ts';
import { fieldName } from '../fields/field-name.ts';
import { beginCake } from './begin-cake.ts';
import { cartAddition } from './cart-addition.ts';

interface Order {
  productId: string;
  page: ProductPage;
  configurations: readonly ProductConfiguration[];
  customOptions: readonly CustomOption[];
  min: number;
  maximumOrder?: number | undefined;
  /** Whether the product opens the cake creator, which sets the custom options itself */
  isCake: boolean;
  fields: HiddenFields;
}

/**
 * Validates the form and marks invalid fields. A valid form adds the product to the cart or opens the cake
 * creator.
 *
 * @see shop.md section 5, "Product page"
 */
export function useOrder({
  productId,
  page,
  configurations,
  customOptions,
  min,
  maximumOrder,
  isCake,
  fields,
}: Order) {
  const { host } = useIsland();
  const [state, add] = useAddToCart(productId, fields);
  // Error messages appear after the first attempt to order. A message disappears when its field is valid
  const [tried, setTried] = useState(false);
  const readings = useRef(new Set<Promise<unknown>>());
  // A ref, because two clicks may come before the next render
  const waits = useRef(false);
  const [isReading, setReading] = useState(false);

  const check = () =>
    cartAddition({
      configurations,
      selections: page.$selections.get(),
      customOptions: isCake ? [] : customOptions,
      values: page.$options.get(),
      quantity: page.$quantity.get() ?? min,
      limits: { min, max: maximumOrder },
    });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // Waits for files that are still being read
    if (readings.current.size > 0) {
      if (waits.current) return;
      waits.current = true;
      setReading(true);
      await Promise.allSettled(readings.current);
      waits.current = false;
      setReading(false);
    }
    const result = check();
    setTried(!result.valid);
    if (!result.valid) {
      focusFirst(host, result.failing.map(fieldName));
      return;
    }
    const { addition } = result;
    page.$quantity.set(String(addition.quantity));
    if (page.$variant.get()?.kind === 'none') {
      showError(productText.noCombination);
    } else if (isCake) {
      beginCake(cakeStart(productId, addition, customOptions));
    } else if (await add(addition.quantity, addition)) {
      resetProductPage(page);
    }
  };

  const waitFor = (reading: Promise<unknown>) => {
    readings.current.add(reading);
    reading.finally(() => readings.current.delete(reading));
  };

  const result = tried ? check() : undefined;
  return {
    state: isReading ? ('loading' as const) : state,
    failing: result && !result.valid ? result.failing : [],
    submit,
    waitFor,
  };
}

function focusFirst(host: HTMLElement, [name]: readonly string[]): void {
  if (name) queryAll(host, `[name="${CSS.escape(name)}"]`)[0]?.focus();
}
