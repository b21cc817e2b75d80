import { isUnknown, opaque, printed, unknown } from '../masks/characters.ts';

/** JSON with expressions: the value, in which texts of masks stand for unknown values; undefined if it cannot be known. */
export function readUnknownJson(text: string): unknown {
  const source = printed(text);
  let json = '';
  let isInText = false;
  for (let index = 0; index < source.length; index++) {
    const character = source[index] ?? '';
    if (isInText && character === '\\') {
      json += character + (source[++index] ?? '');
    } else if (character === '"') {
      isInText = !isInText;
      json += character;
    } else if (isUnknown(character) && !isInText) {
      while (isUnknown(source[index + 1] ?? '')) index++;
      json += `"${character === opaque ? opaque : unknown}"`;
    } else json += character;
  }
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
