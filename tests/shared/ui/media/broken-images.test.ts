// @vitest-environment page
import { expect, test } from 'vitest';
import { markBrokenImages } from '../../../../shared/ui/media/broken-images.ts';
import { setPage, settled } from '../../../support/page/page.ts';

const broken = () => [...document.querySelectorAll('[data-broken]')].map(({ id }) => id);
const image = (id: string) => document.querySelector(`#${id}`);

test('markBrokenImages marks a picture that fails to load, even if the picture is added later', () => {
  const stop = new AbortController();
  const host = setPage('<p><img id="a"><img id="b"></p>');
  markBrokenImages(host, stop.signal);
  expect(broken()).toEqual([]);
  image('a')?.dispatchEvent(new Event('error'));
  host.insertAdjacentHTML('beforeend', '<img id="c"><i id="d"></i>');
  image('c')?.dispatchEvent(new Event('error'));
  image('d')?.dispatchEvent(new Event('error'));
  expect(broken()).toEqual(['a', 'c']);
  stop.abort();
  image('b')?.dispatchEvent(new Event('error'));
  expect(broken()).toEqual(['a', 'c']);
});

test('markBrokenImages marks a picture that has already failed, and does not mark an SVG without a size', async () => {
  const host = setPage('<p><img id="torn"><img id="drawing"></p>');
  for (const each of host.querySelectorAll('img')) {
    const decode = each.id === 'torn' ? () => Promise.reject(new Error('broken')) : () => Promise.resolve();
    Object.defineProperties(each, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      decode: { value: decode },
    });
  }
  markBrokenImages(host, new AbortController().signal);
  await settled();
  expect(broken()).toEqual(['torn']);
});
