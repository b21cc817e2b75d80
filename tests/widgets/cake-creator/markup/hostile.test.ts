// @vitest-environment page
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cakeCreator } from '../../../../fixtures/markup/cake-creator.ts';
import { $cakeStart } from '../../../../shared/stores/cake/cake-start.ts';
import { armed, hostileTexts, inletsOf } from '../../../support/data/hostile.ts';
import { sampledRuns } from '../../../support/data/sampled-tests.ts';
import { openPage } from '../../../support/page/live-page.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { leaveKept } from '../../../support/shop/kept.ts';
import { emptyDatabase, kept } from '../../../support/shop/kept-cakes.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { cakeStart, confirmLook, creator, textAt } from '../open-creator.ts';

// Hostile values in attributes, responses, storage, URL, messages and element names are treated as text. They cause no
// markup, script, foreign request or uncaught error, and the box can still be designed

vi.mock(
  '../../../../widgets/cake-creator/box/scene.ts',
  async () => (await import('../open-creator.ts')).noScene,
);
vi.mock(
  '../../../../widgets/cake-creator/order/export-images.ts',
  async () => (await import('../open-creator.ts')).noImages,
);

/** Hostile values in storage: hostile texts, and values of other types. */
const values: readonly unknown[] = [
  ...hostileTexts,
  ...[
    '',
    'x'.repeat(300_000),
    '//hostile.example/a.png',
    'https://hostile.example/a.png',
    '\\\\hostile.example\\a',
  ],
  ...[
    'data:image/svg+xml,<svg onload="hostile()"/>',
    'data:image/png;base64,====',
    'image',
    'pattern',
    'text',
  ],
  ...[Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 0.5, 7, 1e21, null, undefined, true, [], {}],
  ...[new Blob(['<b>']), new Date(Number.NaN), Array(5000).fill(textAt(0)), new Map([['type', 'text']])],
  JSON.parse('{"__proto__": {"hostile": 1}, "constructor": 1, "toString": 1, "length": 9}'),
];

interface Delivery {
  inlet: number;
  value: number;
}
const deliveries = fc.array(fc.record({ inlet: fc.nat(9999), value: fc.nat(values.length - 1) }), {
  minLength: 1,
  maxLength: 4,
});
let delivered: number;
function deliver(json: unknown, all: readonly Delivery[]): void {
  const inlets = inletsOf(json, () => true) as ((value: unknown) => void)[];
  for (const { inlet, value } of all) {
    inlets[inlet % inlets.length]?.(values[value]);
    delivered++;
  }
}

let uncaught: unknown[];
/** URLs of requested pictures */
let asked: string[];
let found: string[];
let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;
const note = (error: unknown) => void uncaught.push(error instanceof Error ? error.stack : error);
const noteEvent = ({ error }: ErrorEvent) => note(error);

beforeEach(() => {
  listenToConsole();
  delivered = 0;
  // happy-dom has neither popovers nor picture decoding
  HTMLElement.prototype.showPopover ??= () => {};
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    async value(this: HTMLImageElement) {
      asked.push(this.src);
    },
  });
  process.on('unhandledRejection', note);
  addEventListener('error', noteEvent);
});
afterEach(() => {
  page?.stop();
  process.off('unhandledRejection', note);
  removeEventListener('error', noteEvent);
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const pattern = { type: 'pattern', index: 1, name: 'Herz', imagePath: '/motive/heart.svg' };
const image = {
  type: 'image',
  index: 2,
  fileName: 'anna.png',
  imageDataUrl: '0',
  original: { key: 'o', x: 0, y: 0, size: 9 },
};
const box = () => ({
  version: 'other:1',
  elements: [textAt(0), pattern, image],
  pictures: ['data:image/png;base64,AAAA'],
});
const sealed = (value: object) => ({ at: Date.now(), until: Date.now() + 60_000, of: 'visitor', value });
/** The stored values of the device and the tab. */
const stored = () =>
  structuredClone({
    cakes: { '4736:circle': sealed(box()) },
    'ordered-cakes': { ours: sealed({ ...box(), start: cakeStart }) },
    'cake-originals': { o: sealed({ file: {} }) },
    tab: { content: 'a', key: '1-2-3-4' },
    message: {
      cartCount: 1,
      cartSeen: 2,
      cartChanged: true,
      cake: { key: '4736:circle', ordered: true },
      sessionExpired: false,
      consent: { maps: true },
    },
  });

async function anew(): Promise<void> {
  uncaught = [];
  asked = [];
  found = [];
  page?.stop();
  emptyDatabase();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/produkt/happy-cake');
  shop = connectShop();
}

function keep(json: object): unknown {
  const { tab, message, ...stores }: Record<string, unknown> = { ...json };
  for (const [name, entries] of Object.entries(stores))
    kept.set(name, new Map(Object.entries(Object(entries))));
  leaveKept('krume:cake-attempt', tab, { where: 'device' });
  return message;
}

const markup = (fonts = '/schriften') => String(cakeCreator({ productId: 4736, motifs: '/motive', fonts }));

async function press(buttons: () => Iterable<HTMLElement>): Promise<void> {
  for (const button of [...buttons()]) button.click();
  await settled();
  found.push(...armed());
  asked.push(...[...document.querySelectorAll('img')].map(({ src }) => src).filter(Boolean));
}
const all = (selector: string) => () => creator()?.querySelectorAll<HTMLElement>(selector) ?? [];
const named = (name: string) => () =>
  [...all('button')()].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === name,
  );

/** Opens the creator, visits all its views, adds elements and orders the box. */
async function use(html = markup(), message?: unknown): Promise<void> {
  page = await openPage(html);
  await settled();
  page.otherTab.postMessage(JSON.parse(JSON.stringify(message ?? null)));
  if (!$cakeStart.get()) $cakeStart.set(cakeStart);
  await settled();
  found.push(...armed());
  expect([8, 16, 24]).toContain(all('[data-place]')().length ?? 0);
  await press(all('[data-place]'));
  await press(named('Element hinzufügen'));
  const tabs = [...document.querySelectorAll<HTMLElement>('.krume-cake-tabs [role="tab"]')];
  for (const tab of tabs) tab.click();
  await settled();
  tabs[1]?.click();
  await settled();
  await press(() => [...all('.krume-cake-motifs button')()].slice(0, 2));
  await press(named('Zurück'));
  expect(all('[data-place][data-filled="true"]')()).not.toHaveLength(0);
  await press(named('In den Warenkorb'));
  await confirmLook();
  await vi.waitFor(() => expect(creator()?.dataset.busy).toBe(undefined), { timeout: 5000 });
  await settled();
}

function expectSafe(): void {
  expect([...found, ...armed()]).toEqual([]);
  expect(uncaught).toEqual([]);
  const foreign = asked.filter(
    (address) =>
      !address.startsWith('data:image/') && new URL(address, location.href).origin !== location.origin,
  );
  expect(foreign).toEqual([]);
  expect(
    shop.calls().filter((call) => !/^(POST \/rest\/cart\/item\/4736|GET \/rest\/cart\/)$/.test(call)),
  ).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(document.querySelector('[data-widget]')?.getAttribute('data-widget-state')).toBe('ready');
}

test.each([
  'https://hostile.example/a.png',
  '//hostile.example/a.png',
  '\\\\hostile.example\\a',
  'javascript:hostile()',
])('a stored picture with the URL %s is not requested', async (link) => {
  for (const hash of ['', '#gestaltung=ours']) {
    await anew();
    const json = stored();
    const isAddress = (part: unknown) => typeof part === 'string' && /^(\/|data:)/.test(part);
    for (const put of inletsOf(json, isAddress)) put(link);
    history.replaceState(null, '', `/produkt/happy-cake${hash}`);
    await use(markup(), keep(json));
    expectSafe();
  }
});

sampledRuns(10)(
  'the cake creator treats hostile values in storage, URL and messages as text',
  async (runs) => {
    await fc.assert(
      fc.asyncProperty(
        deliveries,
        fc.constantFrom('', '#gestaltung=ours', ...hostileTexts),
        async (sent, hash) => {
          await anew();
          const json = stored();
          deliver(json, sent);
          history.replaceState(
            null,
            '',
            `/produkt/happy-cake${hash.startsWith('#') || !hash ? hash : `#gestaltung=${hash}`}`,
          );
          await use(markup(), keep(json));
          expectSafe();
        },
      ),
      runs,
    );
    expect(delivered).toBeGreaterThan(runs.isSample ? 0 : 10);
  },
);

sampledRuns(8)('the cake creator treats hostile responses to an order as text', async (runs) => {
  const validResponse = () => ({
    count: 1,
    items: [{ itemId: '1', name: 'Happy Cake' }],
    error: { code: 'full', message: 'Voll' },
  });
  await fc.assert(
    fc.asyncProperty(deliveries, fc.constantFrom(200, 400, 401, 409, 413, 500), async (sent, status) => {
      await anew();
      kept.set('cakes', new Map([['4736:circle', sealed(box())]]));
      const json = { value: validResponse() };
      deliver(json, sent);
      const { fetch } = globalThis;
      vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
        const response = await fetch(path, init);
        return init.method === 'POST'
          ? new Response(JSON.stringify(json.value) ?? '<h1>', { status })
          : response;
      });
      await use();
      expectSafe();
    }),
    runs,
  );
});

test('hostile attributes and element names do not affect the cake creator', async () => {
  const names = ['location', 'body', 'activeElement', 'fonts', 'createElement', 'querySelector', 'head'];
  const around = names.map((name) => `<img name="${name}"><form name="${name}"></form>`).join('');
  for (const fonts of [...hostileTexts, '/', '//']) {
    await anew();
    page = await openPage(markup(fonts));
    await settled();
    expect([...armed(), ...uncaught]).toEqual([]);
  }
  await anew();
  await use(markup() + around);
  expectSafe();
});
