import { useRef } from 'react';
import type { HiddenFields } from '../../shared/api/change.ts';
import { parseQuantity } from '../../shared/rules/product/quantity.ts';
import { offeredConfigurations } from '../../shared/rules/product/variant.ts';
import { productText } from '../../shared/text/product.ts';
import { BuyBar } from '../../shared/ui/components/BuyBar.tsx';
import { CartButton } from '../../shared/ui/components/CartButton.tsx';
import { QuantityField } from '../../shared/ui/components/QuantityField.tsx';
import { WishlistButton } from '../../shared/ui/components/WishlistButton.tsx';
import { Slot, useStore } from '../../shared/ui/widget.ts';
import { ConfigurationFields } from './fields/ConfigurationFields.tsx';
import { fieldName } from './fields/field-name.ts';
import { optionFields } from './fields/lazy-fields.ts';
import type { OpenedPage, Printed } from './opening/open-page.ts';
import { useOrder } from './order/use-order.ts';

interface Props extends Omit<Printed, 'isConfigurable'>, OpenedPage {
  productId: string;
  name: string;
  productType: string;
  configtype: string;
  minimumOrder: number;
  maximumOrder?: number | undefined;
  inWishlist: boolean;
  /** Ids of the variants on the wishlist */
  wished: readonly string[];
  wishlistUrl?: string | undefined;
  wishlist: boolean;
  fields: HiddenFields;
  /** Id of the variant in the server HTML */
  combinationId?: string | undefined;
}

export function ProductConfigurator(props: Props) {
  const { productId, page, minimumOrder, maximumOrder: max, combinationId } = props;
  const product = useStore(page.$product);
  const variant = useStore(page.$variant);
  const isPrinted = useStore(page.$isPrinted);
  const selections = useStore(page.$selections);
  const values = useStore(page.$options);

  const isCake = props.configtype === 'happycake';
  const configurations = product ? offeredConfigurations(product) : props.configurations;
  const customOptions = isCake ? [] : props.customOptions;
  const OptionFields = customOptions.length > 0 ? optionFields() : undefined;
  const min = Math.max(1, minimumOrder);
  const text = useStore(page.$quantity) ?? String(min);

  const { state, failing, submit, waitFor } = useOrder({ ...props, configurations, min, page, isCake });
  const marked = new Set(failing.map(fieldName));
  const button = useRef<HTMLButtonElement>(null);
  const active = variant?.kind === 'one' ? variant.combination.id : undefined;
  const wished = (isPrinted ? combinationId : active) ?? productId;

  return (
    <form onSubmit={submit} noValidate>
      {(isPrinted || variant?.kind === 'none') && <Slot name="notice" />}
      <ConfigurationFields
        configurations={configurations}
        selections={selections}
        marked={marked}
        onSelect={(code, value) => page.$selections.set({ ...page.$selections.get(), [code]: value })}
      />
      {OptionFields && (
        <OptionFields
          customOptions={customOptions}
          values={values}
          lostFiles={props.lostFiles}
          marked={marked}
          onValue={(id, value) => page.$options.set({ ...page.$options.get(), [id]: value })}
          onReading={waitFor}
        />
      )}
      <div className="krume-order">
        <QuantityField
          text={text}
          min={min}
          max={max}
          wrong={marked.has('quantity')}
          onText={page.$quantity.set}
        />
        {isCake ? (
          <button
            ref={button}
            type="button"
            className="krume-button"
            data-widget-intent="configure"
            onClick={submit}
          >
            {productText.configure}
          </button>
        ) : (
          <CartButton state={state} known={button} />
        )}
        {props.wishlist && (
          <WishlistButton
            productId={wished}
            active={
              props.wished.includes(wished) || (props.inWishlist && wished === (combinationId ?? productId))
            }
            url={props.wishlistUrl}
            waiting={props.productType === 'configurable' && product === undefined && !isPrinted}
            quantity={() => parseQuantity(text, { min, max })}
            fields={props.fields}
          />
        )}
      </div>
      <BuyBar productId={productId} name={props.name} button={button}>
        {isCake ? (
          <button type="button" className="krume-button" onClick={submit}>
            {productText.configure}
          </button>
        ) : (
          <CartButton state={state} isSilent />
        )}
      </BuyBar>
    </form>
  );
}
