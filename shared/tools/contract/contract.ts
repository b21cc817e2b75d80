import { loadTemporal } from '../../rules/dates/temporal.ts';
import { contractReport } from '../../text/tools/contract.ts';
import type { ApiCall } from '../api/call.ts';
import { apiCalls } from '../api/calls.ts';
import { address } from '../api/examples.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkCart } from './check-cart.ts';
import { checkOrder } from './check-order.ts';
import { checkOrigin } from './check-origin.ts';
import { checkReading } from './check-reading.ts';
import { checkReview } from './check-review.ts';
import { checkWishlist } from './check-wishlist.ts';
import { createReport, type Finding } from './report.ts';
import { createShopClient, type ShopOptions } from './shop-client.ts';
import { type Login, signIn } from './sign-in.ts';

export interface ContractOptions extends ShopOptions {
  /** The customer to sign in; undefined if the cookies already belong to a signed-in customer */
  login?: Login | undefined;
  /** Id of a product that can be ordered in the quantity `quantity` */
  product: string;
  /** Id of a product with variants */
  configurable: string;
  quantity: number;
  /** Whether to make the calls that change data as well */
  write: boolean;
  /** Whether to place an order; requires `write` */
  order: boolean;
  /** The origin of the pages, if it differs from the shop's origin */
  origin?: string | undefined;
  /** The name of the CSRF header; `headers` contains its value */
  csrf?: string | undefined;
  /** The address of a guest, in the format of the calls */
  address?: Readonly<Record<string, unknown>> | undefined;
  /**
   * The courier or pickup selection of `POST /rest/cart/address`, without addresses; by default, the check chooses a
   * selection
   */
  delivery?: Readonly<Record<string, unknown>> | undefined;
  /** Creates an `Idempotency-Key` */
  createKey(): string;
}

export interface ContractReport {
  findings: readonly Finding[];
  /** The calls that were made, for example `GET /rest/cart/` */
  tried: readonly string[];
  /** The skipped calls, by the reason for skipping them */
  skipped: Readonly<Record<string, readonly string[]>>;
}

/** Makes the calls to a shop API that the options allow, and reports responses that the bundle cannot use. */
export async function checkContract(options: ContractOptions): Promise<ContractReport> {
  await loadTemporal();
  const report = createReport();
  const ask = createShopClient(options);
  const isSignedIn = options.cookie !== '' || options.login !== undefined;
  const check = { ...options, ask, report, isSignedIn, address: options.address ?? address };
  if (options.login) await signIn(ask, options.login);
  const isReached = await checkReading(check);
  if (isReached && options.origin) await checkOrigin(check, options.origin);
  if (isReached && options.write) {
    await checkCart(check);
    await checkReview(check);
    if (isSignedIn) {
      await checkWishlist(check);
      await checkAddresses(check);
    }
    if (options.order) await checkOrder(check);
  }
  const { findings, tried } = report.result();
  const untried = apiCalls.filter((call) => !tried.includes(nameOf(call)));
  return { findings, tried, skipped: group(untried, options, isReached) };
}

const nameOf = ({ method, path }: ApiCall) => `${method} ${path}`;

function group(
  untried: readonly ApiCall[],
  options: ContractOptions,
  isReached: boolean,
): Readonly<Record<string, readonly string[]>> {
  const skipped: Record<string, string[]> = {};
  for (const call of untried) {
    const reason = isReached ? reasonFor(call, options) : contractReport.needsEarlier;
    skipped[reason] = [...(skipped[reason] ?? []), nameOf(call)];
  }
  return skipped;
}

function reasonFor(call: ApiCall, { write, order, cookie, login }: ContractOptions): string {
  if (call.of === 'customer' && !cookie && !login) return contractReport.needsSession;
  if (call.path === '/api/contact/') return contractReport.needsBotCheck;
  if (call.method !== 'GET' && !write) return contractReport.needsWrite;
  const isOrdering = /^\/rest\/cart\/(shipping|address|order)$/.test(call.path);
  return isOrdering && !order ? contractReport.needsOrder : contractReport.needsEarlier;
}
