import { isUnknown, opaque, printed, unknown } from '../masks/characters.ts';

/**
 * Parses JSON that contains template expressions. In the result, masks stand for unknown values. Undefined if the
 * structure of the JSON depends on the expressions.
 */
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
