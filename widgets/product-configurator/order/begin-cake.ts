import type { CakeStart } from '../../../shared/model/cake.ts';
import { getAttribute } from '../../../shared/registry/native.ts';
import { $cakeStart, cakeCreatorOf, cakePhoneOf, startCake } from '../../../shared/stores/cake/cake-start.ts';
import { productText } from '../../../shared/text/product.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';

const showFailure = (productId: string) => void showError(productText.creatorFailed(cakePhoneOf(productId)));

/** Opens the cake creator with the validated choices. Shows an error if the creator is missing or has failed. */
export function beginCake(start: CakeStart): void {
  const creator = cakeCreatorOf(start.productId);
  if (creator && getAttribute(creator, 'data-widget-state') !== 'failed') startCake(start);
  else showFailure(start.productId);
}

/** Shows an error if the creator fails after `beginCake` was called. */
export function followCreator(productId: string, signal: AbortSignal): void {
  const fail = ({ target }: Event) => {
    if (target !== cakeCreatorOf(productId) || !$cakeStart.get()) return;
    $cakeStart.set(undefined);
    showFailure(productId);
  };
  addEventListener('widget:error', fail, { signal });
}
