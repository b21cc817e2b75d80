// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The Back button closes a drawer or the lightbox

interface Entry {
  state: unknown;
  url: string;
}

/** The tab's history up to the current entry. happy-dom cannot go back */
let entries: Entry[];
/** Number of calls of `history.back()` that the browser has not carried out yet */
let pending: number;
let events: string[];
let end: AbortController;

const { replaceState } = History.prototype;
const write = ({ state, url }: Entry) => replaceState.call(history, state, '', url);
const current = (state: unknown, url: string | URL = location.href): Entry => ({
  state,
  url: new URL(url, location.href).href,
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  [entries, pending, events, end] = [[], 0, [], new AbortController()];
  const push = (entry: Entry) => {
    entries.push(entry);
    write(entry);
  };
  push({ state: null, url: `${location.origin}/` });
  push({ state: { text: 'Zopf' }, url: `${location.origin}/produkte` });
  vi.spyOn(history, 'pushState').mockImplementation((state, _, url) =>
    push(current(state, url ?? undefined)),
  );
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, url) => {
    entries.pop();
    push(current(state, url ?? undefined));
  });
  vi.spyOn(history, 'back').mockImplementation(() => {
    pending += 1;
  });
});
afterEach(() => {
  end.abort();
  // Ends the removal of a history entry that a test did not wait for: it would change an entry of the next test
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Goes back, as the Back button does. */
function goBack(steps = 1): void {
  entries.splice(-steps);
  const below = entries.at(-1);
  if (below) write(below);
  dispatchEvent(new PopStateEvent('popstate', { state: below?.state }));
}

function finishRemoval(): void {
  expect(pending).toBe(1);
  pending -= 1;
  goBack();
}

async function open(name: string) {
  const { closeByBack, historySettled } = await import('../../../../shared/ui/dialogs/close-by-back.ts');
  await historySettled();
  const removeEntry = closeByBack(() => {
    events.push(`close ${name}`);
    end.abort();
  }, end.signal);
  events.push(`open ${name}`);
  return {
    close() {
      end.abort();
      end = new AbortController();
      removeEntry();
    },
  };
}

const tabHistory = () =>
  entries.map(({ state, url }) => `${url.replace(location.origin, '')} ${JSON.stringify(state)}`);

test('opening an element adds a history entry, and Back closes the element', async () => {
  await open('menu');
  expect(tabHistory()).toEqual([
    '/ null',
    '/produkte {"text":"Zopf"}',
    `/produkte {"text":"Zopf","krumeOpen":"${location.origin}/produkte"}`,
  ]);
  goBack();
  expect(events).toEqual(['open menu', 'close menu']);
  expect([tabHistory(), pending]).toEqual([['/ null', '/produkte {"text":"Zopf"}'], 0]);
});

test('closing an element removes its history entry, and the next opening waits for the removal', async () => {
  const menu = await open('menu');
  menu.close();
  const next = open('filter');
  await vi.advanceTimersByTimeAsync(1900);
  expect(events).toEqual(['open menu']);
  finishRemoval();
  await next;
  expect([events, tabHistory().length]).toEqual([['open menu', 'open filter'], 3]);
});

test.each(['Back', 'close'])(
  'the URL and the state that an open element has changed remain after %s',
  async (way) => {
    const { replaceEntry } = await import('../../../../shared/kept/history-entry.ts');
    const menu = await open('filter');
    replaceEntry({ ...history.state, text: 'Brot' }, '/produkte?versand=post');
    if (way === 'Back') goBack();
    else {
      menu.close();
      finishRemoval();
    }
    expect(tabHistory()).toEqual(['/ null', '/produkte?versand=post {"text":"Brot"}']);
  },
);

test('a change of the URL while the browser removes the history entry remains', async () => {
  const { replaceEntry } = await import('../../../../shared/kept/history-entry.ts');
  const menu = await open('menu');
  menu.close();
  replaceEntry(history.state, '/produkte?art=land');
  finishRemoval();
  expect(tabHistory()).toEqual(['/ null', '/produkte?art=land {"text":"Zopf"}']);
});

test('if another script stops the popstate event, the next opening waits two seconds', async () => {
  const menu = await open('menu');
  menu.close();
  const next = open('filter');
  await vi.advanceTimersByTimeAsync(2000);
  await next;
  expect(events).toEqual(['open menu', 'open filter']);
});

const reload = async (url: string) => {
  history.pushState({ text: 'Brot', krumeOpen: location.href }, '', url);
  await import('../../../../shared/ui/dialogs/close-by-back.ts');
};

test.each(['/produkte', '/produkte?versand=post'])(
  'after a reload with an open element at %s, Back skips the unused history entry',
  async (url) => {
    await reload(url);
    expect(pending).toBe(0);
    goBack();
    finishRemoval();
    expect(tabHistory()).toEqual(['/ null']);
  },
);

test('after a reload with an open element, Back from a later page skips the unused entry when the user reaches it', async () => {
  await reload('/produkte');
  history.pushState(null, '', '/produkte?seite=2');
  goBack();
  expect(pending).toBe(0);
  goBack();
  expect(pending).toBe(1);
});

test('an element that opens after a reload uses the remaining history entry, and Back keeps its URL', async () => {
  await reload('/produkte?versand=post');
  await open('menu');
  expect(tabHistory()).toHaveLength(3);
  goBack();
  expect([events, pending]).toEqual([['open menu', 'close menu'], 0]);
  expect(tabHistory()).toEqual(['/ null', '/produkte?versand=post {"text":"Brot"}']);
});

test('openEntryState is null unless an element is open', async () => {
  await reload('/produkte');
  const { openEntryState } = await import('../../../../shared/ui/dialogs/close-by-back.ts');
  expect(openEntryState()).toBeNull();
  const menu = await open('menu');
  expect(openEntryState()).toEqual({ krumeOpen: `${location.origin}/produkte` });
  expect(openEntryState('/kasse')).toEqual({ krumeOpen: '/kasse' });
  menu.close();
  expect(openEntryState()).toBeNull();
});

test('a jump over several history entries closes the element and does not change the entry', async () => {
  history.pushState(null, '', '/produkte?seite=2');
  await open('menu');
  goBack(2);
  expect([events.at(-1), tabHistory()]).toEqual(['close menu', ['/ null', '/produkte {"text":"Zopf"}']]);
});

test('other listeners read the changed URL when the history entry of an element is removed', async () => {
  const { replaceEntry } = await import('../../../../shared/kept/history-entry.ts');
  const read: string[] = [];
  addEventListener('popstate', () => read.push(location.search), { signal: AbortSignal.timeout(60_000) });
  const menu = await open('menu');
  replaceEntry(history.state, '/produkte?schritt=versand');
  menu.close();
  finishRemoval();
  expect(read).toEqual(['?schritt=versand']);
});

test('if the page starts without an open element, the history does not change', async () => {
  await import('../../../../shared/ui/dialogs/close-by-back.ts');
  expect([pending, tabHistory().length]).toEqual([0, 2]);
});
