import { atom } from 'nanostores';
import { isCustomer as isOfCustomer, type Owner, shopper, unnamed } from '../../../shared/kept/owner.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { createRunningRequests } from '../../../shared/stores/running-requests.ts';
import type { AddressRefusal } from '../address/address-refusal.ts';
import { bothAddresses, type CheckoutData, noData } from './data.ts';
import { forgetDraft, isRemembered, keepDraft } from './draft.ts';
import { choicesPastReload } from './kept-choices.ts';
import { isBefore, removeStepFromUrl, type Step, stepInUrl, steps, writeStepToUrl } from './steps.ts';

export type Flow = ReturnType<typeof createFlow>;

interface Start {
  isCustomer: boolean;
  signal: AbortSignal;
}

/**
 * The current step, the collected data and the number of running requests.
 *
 * @see shop.md section 4, "Checkout flow"
 */
export function createFlow({ isCustomer, signal }: Start) {
  const first: Step = isCustomer ? 'address' : 'authenticate';
  const owner = ownerFor(isCustomer);
  const choices = choicesPastReload(owner);
  const $step = atom<Step>(first);
  const $data = atom<CheckoutData>({ ...noData, ...choices.read() });
  choices.forget();
  /** Id of an existing order, which replaces the steps */
  const $orderId = atom<string | undefined>();
  /** Whether the draft is stored on this device. The guest may change this in another tab */
  const $isRemembered = atom(isRemembered());
  const followDevice = () => $isRemembered.set(isRemembered());
  addEventListener('storage', followDevice, { signal });
  addEventListener('pageshow', followDevice, { signal });
  /** The server's refusal of an address; reset when the address changes */
  const $addressRefusal = atom<AddressRefusal | undefined>();
  const { $waiting, coverDuring } = createRunningRequests();
  /** Number of step changes; if positive, the heading of the new step takes the focus */
  const $arrivals = atom(0);
  /** The URL names the done step. An order is then shown if the cart is empty, otherwise a step */
  const $isChecking = atom(stepInUrl() === 'done');

  /**
   * @param choice the state of the check box for storing the draft; only a changed state counts as a choice
   */
  function update(part: Partial<CheckoutData>, choice?: boolean): void {
    $data.set({ ...$data.get(), ...part });
    keepDraft(owner, $data.get(), choice === $isRemembered.get() ? undefined : choice);
    followDevice();
  }

  /** Returns the furthest step with complete data, up to `wanted`. */
  function reachable(wanted: Step): Step {
    const data = $data.get();
    const allowed: Readonly<Record<Step, boolean>> = {
      authenticate: !isCustomer,
      address: isCustomer || data.isGuest,
      shipping: bothAddresses(data) !== undefined,
      payment: data.shipping.day !== undefined,
      summary: data.paymentCode !== undefined,
      done: false,
    };
    let reached = first;
    for (const step of steps) {
      if (isBefore(wanted, step) || (isBefore(first, step) && !allowed[step])) break;
      if (!isBefore(step, first)) reached = step;
    }
    return reached;
  }

  function show(step: Step): void {
    // After an order, late results do not change the step
    if ($step.get() === 'done' || step === $step.get()) return;
    $step.set(step);
    $arrivals.set($arrivals.get() + 1);
  }

  /** Goes to a step with a new history entry, so that Back returns. */
  function pushStep(step: Step): void {
    if ($step.get() === 'done') return;
    writeStepToUrl(step, 'push');
    show(step);
  }

  /** Goes to a completed step or to the end, without a new history entry. */
  function jump(step: Step): void {
    if ($step.get() === 'done') return;
    writeStepToUrl(step, 'replace');
    show(step);
  }

  /** Shows an existing order instead of the steps. */
  function showOrder(id: string): void {
    $orderId.set(id);
    $arrivals.set($arrivals.get() + 1);
    removeStepFromUrl();
  }

  /** Resets the steps after an order, so that a new order starts at the first step. */
  function resetSteps(): void {
    $step.set(first);
    const { typed, sent, isGuest, addresses } = $data.get();
    $data.set({ ...noData, typed, sent, isGuest, addresses });
  }

  /** Shows the steps again after an existing order. */
  function leaveOrder(): void {
    $orderId.set(undefined);
    $arrivals.set($arrivals.get() + 1);
    writeStepToUrl($step.get(), 'replace');
  }

  /** Follows Back, Forward and a reload to the furthest step with complete data. */
  function followUrl(): void {
    if ($step.get() === 'done') return;
    if ($orderId.get() !== undefined) {
      removeStepFromUrl();
      return;
    }
    const wanted = stepInUrl() ?? first;
    const step = reachable(wanted);
    if (step !== wanted) writeStepToUrl(step, 'replace');
    show(step);
  }
  addEventListener('popstate', followUrl, { signal });
  // A step starts at its top, also after a reload. With a restored scroll position, content that loads later
  // would shift the page
  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  onAbort(signal, () => {
    history.scrollRestoration = scrollRestoration;
  });

  return {
    isCustomer,
    first,
    owner,
    $step,
    $data,
    $orderId,
    $isRemembered,
    $addressRefusal,
    $waiting,
    $arrivals,
    $isChecking,
    coverDuring,
    update,
    reachable,
    pushStep,
    jump,
    followUrl,
    showOrder,
    resetSteps,
    leaveOrder,
    forget() {
      forgetDraft(owner);
      followDevice();
    },
  };
}

/**
 * The owner of the order. The props of the checkout tell whether a customer is signed in; the page tells which customer.
 */
function ownerFor(isCustomer: boolean): Owner {
  if (!isCustomer) return 'visitor';
  const owner = shopper();
  return isOfCustomer(owner) ? owner : unnamed;
}
