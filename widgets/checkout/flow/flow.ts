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
 * Creates the state of the checkout: the current step, the collected data and the number of running requests.
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
  /** Id of an existing order. If defined, the page shows this order instead of the steps */
  const $orderId = atom<string | undefined>();
  /** Whether the draft is stored on this device. The guest may change this choice in another tab */
  const $isRemembered = atom(isRemembered());
  const followDevice = () => $isRemembered.set(isRemembered());
  addEventListener('storage', followDevice, { signal });
  addEventListener('pageshow', followDevice, { signal });
  /** The address that the server refused; reset when the address changes */
  const $addressRefusal = atom<AddressRefusal | undefined>();
  const { $waiting, coverDuring } = createRunningRequests();
  /** Number of step changes. After the first change, the heading of each new step gets the focus */
  const $arrivals = atom(0);
  /** True while the cart loads, if the URL names the done step. If the cart is empty, the page shows the last order */
  const $isChecking = atom(stepInUrl() === 'done');

  /**
   * @param choice state of the checkbox that stores the draft on the device; ignored if the guest has not
   * changed the checkbox
   */
  function update(part: Partial<CheckoutData>, choice?: boolean): void {
    $data.set({ ...$data.get(), ...part });
    keepDraft(owner, $data.get(), choice === $isRemembered.get() ? undefined : choice);
    followDevice();
  }

  /** Returns `wanted`, or the last step before `wanted` that the collected data allows. */
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
    if (step === $step.get()) return;
    $step.set(step);
    $arrivals.set($arrivals.get() + 1);
  }

  /** Goes to a step and adds a history entry, so that Back returns to the previous step. */
  function pushStep(step: Step): void {
    // After an order, late results do not change the step. `jump` and `followUrl` have the same condition
    if ($step.get() === 'done') return;
    writeStepToUrl(step, 'push');
    show(step);
  }

  /** Goes to a step without adding a history entry. */
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

  /** Resets the steps after an order, so that the next order starts at the first step. */
  function resetSteps(): void {
    $step.set(first);
    const { typed, sent, isGuest, addresses } = $data.get();
    $data.set({ ...noData, typed, sent, isGuest, addresses });
  }

  /** Replaces an existing order with the steps. */
  function leaveOrder(): void {
    $orderId.set(undefined);
    $arrivals.set($arrivals.get() + 1);
    writeStepToUrl($step.get(), 'replace');
  }

  /**
   * Shows the step that the URL names, or an earlier step if data is missing. Called on Back, Forward and
   * reload.
   */
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
  // Each step starts at its top, even after a reload. If the browser restored the scroll position, content
  // that loads later would shift the page
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
 * Returns the owner of the order. The props say whether a customer is signed in; the page's configuration
 * says which customer.
 */
function ownerFor(isCustomer: boolean): Owner {
  if (!isCustomer) return 'visitor';
  const owner = shopper();
  return isOfCustomer(owner) ? owner : unnamed;
}
