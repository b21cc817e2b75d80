// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { startLazySteps } from '../../../widgets/checkout/lazy-steps.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { enterGuest, heading, openCheckout, press, testCheckout } from './open-checkout.ts';

// The chunk of the later steps is loaded in advance, and only once

vi.mock(import('../../../widgets/checkout/lazy-steps.ts'), { spy: true });
testCheckout();

test.each(['focusin', 'pointerdown'])(
  'the first %s event in the checkout loads the chunk of the later steps once',
  async (type) => {
    vi.mocked(startLazySteps).mockClear();
    await openCheckout();
    expect(startLazySteps).not.toHaveBeenCalled();
    getElement('.checkout').dispatchEvent(new Event(type, { bubbles: true }));
    await settled();
    expect(heading()).toBe('Wie möchten Sie bestellen?');
    expect(startLazySteps).toHaveBeenCalledOnce();
    await enterGuest();
    await press('Weiter');
    expect(heading()).toBe('Versand');
    expect(startLazySteps).toHaveBeenCalledOnce();
  },
);
