import { cakeFonts } from '../../../shared/rules/cake/text.ts';
import { fileIn } from './file-in.ts';

const slug = (font: string) => font.toLowerCase().replaceAll(' ', '-');

/** Loading and loaded fonts, by folder URL and name */
const known = new Map<string, Promise<void>>();

/** The CSS font family of one of the shop's fonts; an unknown font is replaced by the first one. */
export function fontFamily(font: string): string {
  const name = cakeFonts.find((each) => each === font) ?? cakeFonts[0];
  return `"krume-${slug(name)}", "${name}", sans-serif`;
}

/**
 * Loads a font before it is drawn. Uses the device's own font, else a free font with the same metrics, else
 * the device's fallback. Never rejects.
 *
 * @param folder with `arial.woff2`, `comic-sans-ms.woff2` …; without it, only the device's own fonts are used
 * @see shop.md section 9, "Cake creator: text"
 */
export function loadFont(font: string, folder: string | undefined): Promise<void> {
  const name = cakeFonts.find((each) => each === font) ?? cakeFonts[0];
  const key = `${folder} ${name}`;
  const loading = known.get(key) ?? load(name, folder);
  known.set(key, loading);
  return loading.catch(() => {
    // Lets the next text in this font load the font again
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

/** Resets the module state, for tests. */
export const resetFonts = () => known.clear();
