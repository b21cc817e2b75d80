import { expect, test } from 'vitest';
import { hashText } from '../../../shared/kept/hash-text.ts';

// Test vectors from https://datatracker.ietf.org/doc/html/draft-eastlake-fnv, "FNV-1a 64-bit test vectors"
test.each([
  ['', 0xcbf29ce484222325n],
  ['a', 0xaf63dc4c8601ec8cn],
  ['foobar', 0x85944171f73967e8n],
])('hashText returns the correct FNV-1a hash of %j', (text, hash) => {
  expect(hashText(text)).toBe(hash.toString(36));
});

test('two texts that differ in one character have different hashes', () => {
  const texts = [
    'Rebgasse 1',
    'Rebgasse 2',
    'rebgasse 1',
    'Rebgasse 1 ',
    '1 Rebgasse',
    'Rebgässe 1',
    '🍞',
    '🥐',
  ];
  expect(new Set(texts.map(hashText)).size).toBe(texts.length);
});
