import { useState } from 'react';
import { useStore } from '../../shared/react/use-store.ts';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { Slot } from '../../shared/registry/widget/Slot.tsx';
import { TemplateError } from '../../shared/registry/widget/template-error.ts';
import { offeredConfigurations } from '../../shared/rules/product/offered-configurations.ts';
import { parseQuantity } from '../../shared/rules/product/quantity.ts';
import { productText } from '../../shared/text/product.ts';
import { CartButton } from '../../shared/ui/CartButton.tsx';
import { QuantityField } from '../../shared/ui/QuantityField.tsx';
import { showError } from '../../shared/ui/show-error.ts';
import { WishlistButton } from '../../shared/ui/WishlistButton.tsx';
import { ConfigurationFields } from './ConfigurationFields.tsx';
import { fieldName } from './field-name.ts';
import { lateField } from './late-fields.ts';
import { openPage, type Printed } from './open-page.ts';
import { useOrder } from './use-order.ts';

interface Props extends Omit<Printed, 'productId' | 'isConfigurable'> {
  productId?: string | undefined;
  productType: string;
  configtype: string;
  minimumOrder: number;
  maximumOrder?: number | undefined;
  inWishlist: boolean;
  /** Ids of the variants on the wishlist */
  wished: readonly string[];
  wishlistUrl?: string | undefined;
  /** The combination that the server printed */
  combinationId?: string | undefined;
}

export function ProductConfigurator({ productId, ...props }: Props) {
  if (productId) return <Configurator {...props} productId={productId} />;
  showError(productText.noId);
  throw new TemplateError(productText.noId);
}

function Configurator(props: Props & { productId: string }) {
  const { productId, minimumOrder, maximumOrder: max, combinationId } = props;
  const { signal } = useIsland();
  const [page] = useState(() =>
    openPage({ ...props, isConfigurable: props.productType === 'configurable' }, signal),
  );
  const product = useStore(page.$product);
  const variant = useStore(page.$variant);
  const isPrinted = useStore(page.$isPrinted);
  const selections = useStore(page.$selections);
  const values = useStore(page.$options);

  const isCake = props.configtype === 'happycake';
  const configurations = product ? offeredConfigurations(product) : props.configurations;
  const customOptions = isCake ? [] : props.customOptions;
  const OptionFields = customOptions.length > 0 ? lateField('OptionFields') : undefined;
  const min = Math.max(1, minimumOrder);
  const text = useStore(page.$quantity) ?? String(min);

  const { state, failing, submit, waitFor } = useOrder({ ...props, configurations, min, page, isCake });
  const marked = new Set(failing.map(fieldName));
  const active = variant?.kind === 'one' ? variant.combination.id : undefined;
  const wished = (isPrinted ? combinationId : active) ?? productId;

  return (
    <form className="krume-configurator" onSubmit={submit} noValidate>
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
          <button type="button" className="krume-button" data-widget-intent="configure" onClick={submit}>
            {productText.configure}
          </button>
        ) : (
          <CartButton state={state} />
        )}
        <WishlistButton
          productId={wished}
          active={
            props.wished.includes(wished) || (props.inWishlist && wished === (combinationId ?? productId))
          }
          url={props.wishlistUrl}
          waiting={props.productType === 'configurable' && product === undefined && !isPrinted}
          quantity={() => parseQuantity(text, { min, max })}
        />
      </div>
    </form>
  );
}
