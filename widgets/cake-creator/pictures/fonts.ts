import { cakeFonts } from '../../../shared/rules/cake/text.ts';
import { fileIn } from './file-in.ts';

const slug = (font: string) => font.toLowerCase().replaceAll(' ', '-');

/** Loading and loaded fonts, by the address of the folder and the name */
const known = new Map<string, Promise<void>>();

/** What a text set in one of the fonts of the shop is drawn with; a font that is none of them is the first one. */
export function fontFamily(font: string): string {
  const name = cakeFonts.find((each) => each === font) ?? cakeFonts[0];
  return `"krume-${slug(name)}", "${name}", sans-serif`;
}

/**
 * Fetches a font before anything is drawn with it: the device's own, else the free one of the same measures. Where
 * neither can be had, the device's next best serves. Never rejects.
 *
 * @param folder with `arial.woff2`, `comic-sans-ms.woff2` …; without it only the device's own fonts count
 * @see shop.md section 9, "Cake creator: text"
 */
export function loadFont(font: string, folder: string | undefined): Promise<void> {
  const name = cakeFonts.find((each) => each === font) ?? cakeFonts[0];
  const key = `${folder} ${name}`;
  const loading = known.get(key) ?? load(name, folder);
  known.set(key, loading);
  return loading.catch(() => {
    // The next text in this font asks again
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

/** As on a new page; for tests. */
export const resetFonts = () => known.clear();
