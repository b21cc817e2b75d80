import type { Locator, Page } from 'playwright-core';
import { cartUrl } from '../support/browser/intercept.ts';
import { cutOff } from '../support/evidence/cut-off.ts';
import {
  addMotifs,
  button,
  cakeUrl,
  confirmButton,
  creator,
  expectFilled,
  filled,
  openCreator,
  openSection,
  type Pieces,
  place,
} from '../support/user/cake.ts';
import { drawn } from '../support/user/configurator.ts';
import { expectBadges } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.3 and 4: combinations of box, input device and viewport that cake-creator.test.ts does not cover

type Press = (target: Locator) => Promise<void>;

/** Moves the focus to the target with Tab, or with arrow keys within a tab list, and presses Enter. */
async function pressByKeys(target: Locator): Promise<void> {
  if ((await target.getAttribute('tabindex')) === '-1' && (await target.getAttribute('role')) === 'tab') {
    await pressByKeys(target.locator('xpath=..').locator('[aria-selected="true"]'));
    await target.page().keyboard.press('ArrowRight');
    return;
  }
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let tabs = 0; !(await hasFocus()); tabs += 1) {
    if (tabs > 150) throw Error(`Tab does not lead to ${target}`);
    await target.page().keyboard.press('Tab');
  }
  await target.page().keyboard.press('Enter');
}

async function orderBox(page: Page, pieces: Pieces, slots: number, press: Press): Promise<void> {
  await page.goto(cakeUrl(pieces));
  await openCreator(page);
  await press(place(page, 1));
  await press(page.getByRole('tab', { name: 'Vorlage einfügen' }));
  await press(button(page, 'Rose'));
  await expectFilled(page, ['1 Rose']);
  await press(place(page, 1));
  await press(button(page, 'Alle leeren Plätze füllen'));
  await expect.poll(async () => (await filled(page)).length).toBe(slots);
  await press(button(page, 'In den Warenkorb'));
  await press(confirmButton(page));
  await creator(page).waitFor({ state: 'detached' });
}

const ways: [name: string, size: 'desktop' | 'phone', press: Press, boxes: [Pieces, number][]][] = [
  [
    'mouse user',
    'desktop',
    (target) => target.click(),
    [
      ['378', 24],
      ['367', 8],
    ],
  ],
  [
    'touch user',
    'phone',
    (target) => target.tap(),
    [
      ['371', 16],
      ['378', 24],
    ],
  ],
  [
    'keyboard user',
    'desktop',
    pressByKeys,
    [
      ['371', 16],
      ['367', 8],
    ],
  ],
];

for (const [name, size, press, boxes] of ways) {
  test(`a ${name} orders ${boxes.map(([, slots]) => `a full box of ${slots} cakes`).join(' and ')}`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ size });
    for (const [pieces, slots] of boxes) await orderBox(page, pieces, slots, press);
    await expectBadges(page, { cart: '2' });
  });
}

test('on a phone, the focused element is in view after a keyboard user has ordered a box', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  await orderBox(page, '367', 8, pressByKeys);
  const focused = () =>
    page.evaluate(() => {
      const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return [document.activeElement?.localName, top >= 0 && bottom <= innerHeight];
    });
  await expect.poll(focused).toEqual(['h1', true]);
});

/** Elements that are cut off, and slots smaller than 24 pixels. */
const wrong = async (page: Page) => [
  ...(await page.evaluate(cutOff)),
  ...(await page.locator('[data-place]').evaluateAll((places) =>
    places.flatMap((each) => {
      const { width } = each.getBoundingClientRect();
      return width < 24 ? [`${each.getAttribute('aria-label')} is ${width} px wide`] : [];
    }),
  )),
];

test('if the name of a cake wraps, the buttons of its row stay beside the name', async ({ newUser }) => {
  const { page } = await newUser({ size: 'phone' });
  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await addMotifs(page, 'Rose');
  await openSection(page, 'Text einfügen');
  await creator(page).locator('textarea').fill('Zum achtzigsten Geburtstag');
  await button(page, 'Einfügen').click();
  await expectFilled(page, ['1 Rose', '2 Zum achtzigsten Geburtstag']);
  await button(page, 'Zurück').click();
  const rows = await page.locator('.krume-cake-list > li').evaluateAll((items) =>
    items.map((item) => {
      const [row, name, tools] = ['', '.krume-cake-name', '.krume-cake-tools'].map((part) =>
        (part ? item.querySelector(part) : item)?.getBoundingClientRect(),
      );
      return row && name && tools && [tools.left >= name.right, name.height > 30, row.right >= tools.right];
    }),
  );
  expect(rows).toEqual([
    [true, false, true],
    [true, true, true],
  ]);
});

test('the cake creator is usable at 200 % zoom, at 400 % zoom and with doubled text size', async ({
  newUser,
}) => {
  const { page, context } = await newUser();
  await page.goto(cakeUrl('371'));
  await openCreator(page);
  await addMotifs(page, 'Rose');
  await button(page, 'Zurück').click();
  const devtools = await context.newCDPSession(page);
  for (const [width, height, text] of [
    [720, 450, 16],
    [320, 256, 16],
    [390, 844, 32],
  ] as const) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    await page.setViewportSize({ width, height });
    const expander = button(page, 'Elemente ausblenden');
    if (await expander.isVisible()) await expander.click();
    for (const name of ['list', 'text', 'menu'] as const) {
      if (name === 'text') await openSection(page, 'Text einfügen');
      if (name === 'menu') {
        await button(page, 'Zurück').click();
        await expander.click();
        await place(page, 1).press('Enter');
      }
      await expect.poll(async () => [width, name, await wrong(page)]).toEqual([width, name, []]);
    }
    await page.keyboard.press('Escape');
    await button(page, 'In den Warenkorb').scrollIntoViewIfNeeded();
    const at = await button(page, 'In den Warenkorb').boundingBox();
    expect(at && at.y >= 0 && at.y + at.height <= height + 1).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = await page.evaluate(() => {
    const title = document.querySelector('.krume-cake-head > h2');
    const count = document.querySelector('.krume-cake-head > p');
    if (!title || !count) throw Error('The creator has no head');
    const range = document.createRange();
    range.selectNodeContents(title);
    const isAbove = title.getBoundingClientRect().bottom <= count.getBoundingClientRect().top;
    return [isAbove, new Set([...range.getClientRects()].map(({ top }) => top)).size];
  });
  // Neither the title 'Happy Cake' nor the word 'gestalten' breaks inside a word
  expect(lines).toEqual([true, 2]);
});

test('with doubled text size, the tab labels of the cake creator do not break within words', async ({
  newUser,
}) => {
  const { page, context, allow } = await newUser();
  // Larger text moves the contents of the window
  allow(/^layout shift/);
  await page.goto(cakeUrl('371'));
  await openCreator(page);
  await openSection(page, 'Text einfügen');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    // A word on two lines has two rectangles
    const broken = () =>
      page.locator('.krume-cake-tabs > button').evaluateAll((tabs) =>
        tabs.flatMap(({ firstChild }) => {
          const text = firstChild?.textContent ?? '';
          return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            if (!firstChild) return [];
            range.setStart(firstChild, index);
            range.setEnd(firstChild, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
    await expect.poll(async () => [width, await broken()]).toEqual([width, []]);
  }
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test(`in a window of ${width} × ${height} px, the panel and the buttons of the preview are beside the box`, async ({
    newUser,
  }) => {
    const { page, allow } = await newUser();
    // Resizing the window moves its contents
    allow(/^layout shift/);
    await page.setViewportSize({ width, height });
    await page.goto(cakeUrl('371'));
    await openCreator(page);
    await addMotifs(page, 'Rose');
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((each) => {
        const { left, right, bottom } = each.getBoundingClientRect();
        return { left, right, bottom };
      });
    const panel = await boxOf('.krume-cake-panel');
    const last = await boxOf('[data-place="3"]');
    expect(last.right).toBeLessThanOrEqual(panel.left);
    // The panel stays open after a motif is placed
    expect(await button(page, 'Elemente ausblenden').isVisible()).toBe(true);

    await button(page, 'Elemente ausblenden').click();
    await place(page, 1).press('Enter');
    await button(page, 'Alle leeren Plätze füllen').click();
    await button(page, 'In den Warenkorb').click();
    await confirmButton(page).waitFor();
    const picture = await boxOf('.krume-cake-look img');
    const actions = await boxOf('.krume-cake-look .krume-dialog-actions');
    expect(actions.left).toBeGreaterThanOrEqual(picture.right);
    // The lower edge of the dialog's padding may be cut
    expect(actions.bottom).toBeLessThanOrEqual(height);
  });
}

test('in forced colours, the slots, icons, buttons and the crop frame of the cake creator are visible', async ({
  newUser,
}) => {
  const { page } = await newUser();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(cakeUrl('371'));
  await openCreator(page);
  const outlineOf = (selector: string) =>
    page.locator(selector).evaluate((each) => getComputedStyle(each).outlineStyle);
  expect(await outlineOf('.krume-cake-invitation')).toBe('solid');
  // The message that floats over the box has no buttons
  const message = '.krume-cake-elsewhere';
  expect(await outlineOf(message)).toBe('none');
  await page.locator(`${message} > p`).evaluate((text) => {
    text.textContent = 'Text';
  });
  expect(await outlineOf(message)).toBe('solid');
  await page.locator(`${message} > p`).evaluate((text) => {
    text.textContent = '';
  });
  await openSection(page, 'Text einfügen');
  await page.getByPlaceholder('Text eingeben').fill('Anna');
  await button(page, 'Einfügen').click();
  await button(page, 'Zurück').click();
  const outlines = await page
    .locator('[data-place]')
    .evaluateAll((places) => places.map((each) => getComputedStyle(each).outlineStyle));
  expect(new Set(outlines)).not.toContain('none');
  const icons = await page
    .locator('.krume-cake :is(.krume-cake-tool, .krume-cake-thumb, .krume-cake-expander)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').backgroundColor));
  expect(icons.length).toBeGreaterThan(5);
  expect(new Set(icons)).toEqual(new Set(['rgb(255, 255, 255)']));

  // The dialog fills the window, so it has no frame. The menu's buttons that are tinted in other colours have one
  expect(await creator(page).evaluate((dialog) => getComputedStyle(dialog).outlineStyle)).toBe('none');
  await place(page, 1).press('Enter');
  const move = button(page, 'Verschieben');
  expect(await move.evaluate((each) => getComputedStyle(each).borderStyle)).toBe('solid');
  await page.keyboard.press('Escape');

  // The crop frame keeps its handles, and the shade over the cut-off part of the picture
  await openSection(page, 'Bild hochladen');
  await creator(page)
    .locator('input[type="file"]')
    .setInputFiles(await drawn(page, 600, 400));
  await page.locator('.krume-crop-frame cropper-selection').waitFor();
  const colours = () =>
    page
      .locator('.krume-crop-frame :is(cropper-handle[action="nw-resize"], cropper-shade)')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { borderBlockStartColor, outlineColor } = getComputedStyle(part);
          return [borderBlockStartColor, outlineColor];
        }),
      );
  const forced = await colours();
  expect(forced).toHaveLength(2);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  expect(await colours()).toEqual(forced);
});

test('if the chunk that checks the outcome of an earlier cake order fails to load, the retry requests another URL', async ({
  visit,
}) => {
  const user = await visit(cakeUrl('367'));
  const { page } = user;
  await page.evaluate(() => {
    const at = Date.now();
    const value = { key: 'a', content: 'b', picture: 'c' };
    localStorage.setItem(
      'krume:cake-attempt',
      JSON.stringify({ at, until: at + 60_000, of: 'visitor', value }),
    );
  });
  user.allow(/ERR_FAILED/);
  const queries: string[] = [];
  await page.route(/\/assets\/settle-cake-[^/]*\.js/, (route) => {
    const { search } = new URL(route.request().url());
    queries.push(search);
    return search ? route.continue() : route.abort();
  });
  const cart = page.waitForRequest(cartUrl);
  await openCreator(page);
  await cart;
  expect(queries).toEqual(['', '?again1']);
});

test('the menu of a cake at the edge of the box stays inside the window, does not cover the cake, and aligns its heading', async ({
  newUser,
}) => {
  const { page } = await newUser();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(cakeUrl('371'));
  await openCreator(page);
  await addMotifs(page, 'Rose');
  await place(page, 1).press('Enter');
  await button(page, 'Alle leeren Plätze füllen').click();
  const menu = page.locator('.krume-cake-menu');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (await button(page, 'Elemente ausblenden').isVisible())
      await button(page, 'Elemente ausblenden').click();
    for (const number of [1, 4, 13, 16]) {
      await place(page, number).press('Enter');
      const isBeside = () =>
        page.evaluate((index) => {
          const [cake, actions] = [`[data-place="${index}"]`, '.krume-cake-menu'].map((part) =>
            document.querySelector(part)?.getBoundingClientRect(),
          );
          if (!cake || !actions) return undefined;
          const { left, right, top, bottom } = actions;
          const isApart =
            left >= cake.right || right <= cake.left || top >= cake.bottom || bottom <= cake.top;
          return isApart && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        }, number - 1);
      await expect.poll(async () => [width, number, await isBeside()]).toEqual([width, number, true]);
      expect(await menu.evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
      // The heading is aligned with the labels of the actions
      const starts = await menu.locator('> p, > .krume-cake-choice').evaluateAll((parts) =>
        parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getClientRects()[0]?.left;
        }),
      );
      expect([width, new Set(starts).size]).toEqual([width, 1]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
  }
});
