// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { dateLimits } from '../../../../widgets/checked-form/dates/dates.ts';
import { fitPicture } from '../../../../widgets/checked-form/files/fit-picture.ts';

// site.md sections 2.19, 2.20 and 9: the range of a calendar, and the maximum file size of a cropped picture

const { redrawPicture } = vi.hoisted(() => ({ redrawPicture: vi.fn() }));
vi.mock('../../../../shared/ui/media/redraw-picture.ts', () => ({ redrawPicture }));

afterEach(() => vi.unstubAllGlobals());

const today = '2026-11-21';
const limits = (name: string, dataset: Record<string, string>) => {
  const field = Object.assign(document.createElement('input'), { name });
  Object.assign(field.dataset, dataset);
  return dateLimits(field, today);
};

test.each([
  ['birthday', {}, { min: '1906-11-21', max: today }],
  ['birthday', { max: '2027-01-31' }, { min: '1906-11-21', max: today }],
  ['birthday', { min: '2010-01-01', max: '2020-12-31' }, { min: '2010-01-01', max: '2020-12-31' }],
  ['deliverydate', {}, { min: today, max: '2036-11-21' }],
  ['deliverydate', { min: '2026-01-01' }, { min: today, max: '2036-11-21' }],
  ['deliverydate', { noticeDays: '3' }, { min: '2026-11-24', max: '2036-11-21' }],
  ['eventdate', { max: '2099-12-31' }, { min: today, max: '2036-11-21' }],
  ['eventdate', { min: '2026-12-01', max: '2027-01-31' }, { min: '2026-12-01', max: '2027-01-31' }],
])(
  "for the date field '%s' with the data attributes %j, dateLimits() returns %j",
  (name, dataset, expected) => {
    expect(limits(name, dataset)).toEqual(expected);
  },
);

test('fitPicture() shrinks a picture until the file is small enough, or throws an error', async () => {
  const of = (bytes: number) => new File(['x'.repeat(bytes)], 'torte.png', { type: 'image/png' });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 100, close() {} }));
  redrawPicture.mockResolvedValueOnce(of(1200)).mockResolvedValueOnce(of(900));
  const whole = of(1000);
  expect(await fitPicture(whole, 1000)).toBe(whole);
  expect(redrawPicture).not.toHaveBeenCalled();
  expect((await fitPicture(of(2000), 1000)).size).toBe(900);
  expect(redrawPicture).toHaveBeenCalledTimes(2);
  redrawPicture.mockResolvedValueOnce(of(2000));
  await expect(fitPicture(of(2000), 1000)).rejects.toThrow('no smaller');
});
