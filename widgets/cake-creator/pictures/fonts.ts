import { resettable } from '../../../shared/registry/resettable.ts';
import { cakeFonts } from '../../../shared/rules/cake/text.ts';
import { fileIn } from './file-in.ts';

const slug = (font: string) => font.toLowerCase().replaceAll(' ', '-');

/** Promises of fonts that are loading or loaded, by folder URL and name */
const known = new Map<string, Promise<void>>();

/** Returns the CSS font family for one of the shop's fonts. The first font replaces an unknown font. */
export function fontFamily(font: string): string {
  const name = cakeFonts.find((each) => each === font) ?? cakeFonts[0];
  return `"krume-${slug(name)}", "${name}", sans-serif`;
}

/**
 * Loads a font before it is drawn. Prefers the device's own font. Otherwise loads the replacement font in `folder`,
 * or uses a fallback font of the device. Never rejects.
 *
 * @param folder URL of a folder with `arial.woff2`, `comic-sans-ms.woff2` …; without a folder, only the
 * device's own fonts are used
 * @see shop.md section 9, "Cake creator: text"
 */
export function loadFont(font: string, folder: string | undefined): Promise<void> {
  const name = cakeFonts.find((each) => each === font) ?? cakeFonts[0];
  const key = `${folder} ${name}`;
  const loading = known.get(key) ?? load(name, folder);
  known.set(key, loading);
  return loading.catch(() => {
    // Forgets the failure, so that the next text in this font loads the font again
    known.delete(key);
  });
}

async function load(name: string, folder: string | undefined): Promise<void> {
  const sources = [`local("${name}")`];
  if (folder)
    sources.push(`url("${new URL(fileIn(folder, `${slug(name)}.woff2`), location.href)}") format("woff2")`);
  const face = new FontFace(`krume-${slug(name)}`, sources.join(', '));
  await face.load();
  Reflect.get(Document.prototype, 'fonts', document).add(face);
}

resettable(() => known.clear());
