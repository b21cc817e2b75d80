import { atom } from 'nanostores';
import { isCustomer as isOfCustomer, type Owner, shopper, unnamed } from '../../../shared/kept/owner.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import type { AddressRefusal } from '../address/address-refusal.ts';
import { bothAddresses, type CheckoutData, noData } from './data.ts';
import { forgetDraft, isRemembered, keepDraft } from './draft.ts';
import { choicesPastReload } from './kept-choices.ts';
import { isBefore, nameNoStep, nameStep, type Step, stepInAddress, steps } from './steps.ts';

export type Flow = ReturnType<typeof createFlow>;

interface Start {
  isCustomer: boolean;
  signal: AbortSignal;
}

/**
 * Which step is shown, what has been collected, and what is waited for.
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
  /** Id of an order that exists: it is shown in the place of the steps */
  const $orderId = atom<string | undefined>();
  /** The guest's choice to keep the draft on this device, which another tab may change */
  const $isRemembered = atom(isRemembered());
  const followDevice = () => $isRemembered.set(isRemembered());
  addEventListener('storage', followDevice, { signal });
  addEventListener('pageshow', followDevice, { signal });
  /** Why the shop does not take an address, until another one is there */
  const $addressRefusal = atom<AddressRefusal | undefined>();
  /** How many calls the checkout waits for: it is covered meanwhile */
  const $waiting = atom(0);
  /** Whether the heading of the step that is shown next takes the focus */
  const $arrivals = atom(0);
  /** The page was loaded at the end: the cart says whether an order or a step is shown */
  const $isChecking = atom(stepInAddress() === 'done');

  async function during<T>(call: Promise<T>): Promise<T> {
    $waiting.set($waiting.get() + 1);
    try {
      return await call;
    } finally {
      $waiting.set($waiting.get() - 1);
    }
  }

  /** @param choice whether the draft is kept on this device, as the form shows it: one that has not changed is none */
  function update(part: Partial<CheckoutData>, choice?: boolean): void {
    $data.set({ ...$data.get(), ...part });
    keepDraft(owner, $data.get(), choice === $isRemembered.get() ? undefined : choice);
    followDevice();
  }

  /** The furthest step that can be shown with what is there, up to the one that is wanted. */
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
    // An order has been placed: nothing that is still under way leads back
    if ($step.get() === 'done' || step === $step.get()) return;
    $step.set(step);
    $arrivals.set($arrivals.get() + 1);
  }

  /** On to a step: one entry of the history more, which Back takes away. */
  function goOn(step: Step): void {
    if ($step.get() === 'done') return;
    nameStep(step, 'push');
    show(step);
  }

  /** To a step that is done, or to the end: no entry of its own. */
  function jump(step: Step): void {
    if ($step.get() === 'done') return;
    nameStep(step, 'replace');
    show(step);
  }

  /** An order that exists takes the place of the steps. */
  function showOrder(id: string): void {
    $orderId.set(id);
    $arrivals.set($arrivals.get() + 1);
    nameNoStep();
  }

  /** What was collected has become an order: below it the steps begin at the beginning. */
  function startAnew(): void {
    $step.set(first);
    const { typed, sent, isGuest, addresses } = $data.get();
    $data.set({ ...noData, typed, sent, isGuest, addresses });
  }

  /** Back to the steps. */
  function leaveOrder(): void {
    $orderId.set(undefined);
    $arrivals.set($arrivals.get() + 1);
    nameStep($step.get(), 'replace');
  }

  /** The browser's Back and Forward, and a reload: as far as there is what the step needs. */
  function followAddress(): void {
    if ($step.get() === 'done') return;
    if ($orderId.get() !== undefined) {
      nameNoStep();
      return;
    }
    const wanted = stepInAddress() ?? first;
    const step = reachable(wanted);
    if (step !== wanted) nameStep(step, 'replace');
    show(step);
  }
  addEventListener('popstate', followAddress, { signal });
  // A step begins at its top, after a reload too: further down, what comes late would move what is seen
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
    during,
    update,
    reachable,
    goOn,
    jump,
    followAddress,
    showOrder,
    startAnew,
    leaveOrder,
    forget() {
      forgetDraft(owner);
      followDevice();
    },
  };
}

/** Whose the order is: the checkout's own props say whether somebody is signed in, the page says who. */
function ownerFor(isCustomer: boolean): Owner {
  if (!isCustomer) return 'visitor';
  const owner = shopper();
  return isOfCustomer(owner) ? owner : unnamed;
}
