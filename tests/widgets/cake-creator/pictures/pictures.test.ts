// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { download } from '../../../../widgets/cake-creator/order/download.ts';
import { createPictures } from '../../../../widgets/cake-creator/pictures/pictures.ts';

// shop.md section 2.3: pictures and fonts load before elements are drawn

const rose = { type: 'pattern', name: 'Rose', imagePath: '/motive/rose.svg' } as const;
let asked: string[];
let canLoad: boolean;

beforeEach(() => {
  asked = [];
  canLoad = true;
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
    asked.push(new URL(this.src, location.href).pathname);
    if (!canLoad) throw new DOMException('The source image cannot be decoded.', 'EncodingError');
  };
});

test('a picture is loaded once for all elements that use it', async () => {
  const pictures = createPictures(undefined);
  expect(pictures.get(rose.imagePath)).toBeUndefined();
  expect(await Promise.all([pictures.load(rose), pictures.load(rose)])).toEqual([true, true]);
  expect(await pictures.load(rose)).toBe(true);
  expect(pictures.get(rose.imagePath)).toBeInstanceOf(HTMLImageElement);
  expect(asked).toEqual(['/motive/rose.svg']);
});

test('load() returns false for a picture that fails to load, and the next call loads the picture again', async () => {
  const pictures = createPictures(undefined);
  canLoad = false;
  expect(await pictures.load(rose)).toBe(false);
  expect(pictures.get(rose.imagePath)).toBeUndefined();
  canLoad = true;
  expect([await pictures.load(rose), asked.length]).toEqual([true, 2]);
});

test('download() saves a file under its name and later revokes its URL', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  download(new Blob(['x']), 'normalized.png');
  expect(clicked).toEqual(['normalized.png blob:1']);
  // The URL is not revoked at once, because the browser reads it in a later task
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:1');
  vi.useRealTimers();
  vi.restoreAllMocks();
});
