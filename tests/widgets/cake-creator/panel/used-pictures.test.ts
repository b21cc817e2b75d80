import { expect, test } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import { newHistory, step, undo } from '../../../../shared/rules/cake/history.ts';
import { usedPictures } from '../../../../widgets/cake-creator/panel/used-pictures.ts';

// shop.md section 2.3, "Add view": pictures that earlier designs have used

const picture = (index: number, name: string): CakeElement => ({
  type: 'image',
  index,
  fileName: `${name}.png`,
  imageDataUrl: `data:image/png;base64,${name}`,
});
const text: CakeElement = { type: 'text', index: 7, text: 'Anna', font: 'Arial', color: '#000000' };
const box = (...elements: CakeElement[]) => ({ slots: 8, elements });
const names = (history: Parameters<typeof usedPictures>[0]) =>
  usedPictures(history).map(({ fileName }) => fileName);

test('usedPictures lists each picture in the cake box once, in the order of the slots', () => {
  const history = newHistory(box(picture(0, 'anna'), picture(1, 'beat'), picture(2, 'anna'), text));
  expect(names(history)).toEqual(['anna.png', 'beat.png']);
});

test('usedPictures lists pictures from the history after the pictures in the cake box', () => {
  let history = newHistory(box(picture(0, 'anna')));
  history = step(history, box());
  history = step(history, box(picture(3, 'beat')));
  expect(names(history)).toEqual(['beat.png', 'anna.png']);
  expect(names(undo(history))).toEqual(['anna.png', 'beat.png']);
});

test('usedPictures returns an empty list for a cake box without pictures', () => {
  expect(names(newHistory(box(text)))).toEqual([]);
});
