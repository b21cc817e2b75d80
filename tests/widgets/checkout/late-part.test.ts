// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { startLate } from '../../../widgets/checkout/late.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { enterGuest, heading, openCheckout, press, testCheckout } from './open-checkout.ts';

// The chunk of the later steps is loaded in advance, and only once

vi.mock(import('../../../widgets/checkout/late.ts'), { spy: true });
testCheckout();

test.each(['focusin', 'pointerdown'])(
  'the first %s in the checkout loads the chunk of the later steps',
  async (type) => {
    vi.mocked(startLate).mockClear();
    await openCheckout();
    expect(startLate).not.toHaveBeenCalled();
    getElement('.checkout').dispatchEvent(new Event(type, { bubbles: true }));
    await settled();
    expect(heading()).toBe('Wie möchten Sie bestellen?');
    expect(startLate).toHaveBeenCalledOnce();
    await enterGuest();
    await press('Weiter');
    expect(heading()).toBe('Versand');
    expect(startLate).toHaveBeenCalledOnce();
  },
);
