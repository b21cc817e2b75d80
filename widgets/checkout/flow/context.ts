import type { MapsConfiguration } from '../../../shared/model/maps.ts';
import type { PaymentConfiguration } from '../../../shared/model/payment.ts';
import type { AddressRefusal } from '../address/address-refusal.ts';
import type { LatePart } from '../late-part.ts';
import type { Flow } from './flow.ts';

/** What every step works with. */
export interface CheckoutContext {
  flow: Flow;
  /** The page was printed for an order, and shows nothing else */
  isResult: boolean;
  /** Fetched when a customer wants another address */
  book: LatePart<typeof import('../../../shared/ui/address-book/late.ts')>;
  /** Leads to an address that the shop does not take */
  mendAddress(refused: AddressRefusal): Promise<void>;
  payment: PaymentConfiguration;
  maps: MapsConfiguration;
  /** Where the shop is called, for what it cannot do here */
  phone: string | undefined;
  shopUrl: string;
  loginUrl: string;
}
