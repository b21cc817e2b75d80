import type { MapsConfiguration } from '../../../shared/model/maps.ts';
import type { PaymentConfiguration } from '../../../shared/model/payment.ts';
import type { AddressRefusal } from '../address/address-refusal.ts';
import type { LazyPart } from '../lazy-part.ts';
import type { Flow } from './flow.ts';

/** The dependencies of every step. */
export interface CheckoutContext {
  flow: Flow;
  /** Whether the page shows an existing order instead of the steps */
  isResult: boolean;
  /** The chunk with the address book, loaded when a customer changes an address */
  book: LazyPart<typeof import('../../../shared/ui/address/book/lazy-book.ts')>;
  /** Opens the address step for an address that the server refused */
  openRefusedAddress(refused: AddressRefusal): Promise<void>;
  payment: PaymentConfiguration;
  maps: MapsConfiguration;
  /** The shop's phone number, for problems that the checkout cannot solve */
  phone: string | undefined;
  shopUrl: string;
  loginUrl: string;
}
