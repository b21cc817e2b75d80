import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { loadFont } from './fonts.ts';

/** Loads the pictures and fonts of elements. */
export interface Pictures {
  /** Returns the decoded picture; undefined until `load` has finished */
  get(url: string): HTMLImageElement | undefined;
  /** Loads the picture or font of an element. Resolves to false if the picture fails to load. */
  load(content: CakeContent): Promise<boolean>;
}

export const pictureOf = (content: CakeContent): string | undefined => {
  if (content.type === 'pattern') return content.imagePath;
  return content.type === 'image' ? content.imageDataUrl : undefined;
};

/**
 * @param fonts URL of the folder with fonts that a device may lack
 */
export function createPictures(fonts: string | undefined): Pictures {
  const loaded = new Map<string, HTMLImageElement>();
  const loading = new Map<string, Promise<boolean>>();

  async function fetchPicture(url: string): Promise<boolean> {
    const image = new Image();
    image.decoding = 'async';
    image.src = url;
    try {
      await image.decode();
      loaded.set(url, image);
      return true;
    } catch {
      return false;
    } finally {
      // Forgets the failure, so that the next call loads the picture again
      loading.delete(url);
    }
  }

  async function load(content: CakeContent): Promise<boolean> {
    if (content.type === 'text') {
      await loadFont(content.font, fonts);
      return true;
    }
    const url = pictureOf(content) ?? '';
    if (loaded.has(url)) return true;
    const waiting = loading.get(url) ?? fetchPicture(url);
    loading.set(url, waiting);
    return waiting;
  }

  return { get: (url) => loaded.get(url), load };
}
