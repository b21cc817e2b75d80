import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { loadFont } from './fonts.ts';

/** The pictures and fonts of elements. */
export interface Pictures {
  /** The decoded picture; undefined until `load` has finished */
  get(address: string): HTMLImageElement | undefined;
  /** Loads the picture or font of an element. Resolves to false if the picture fails to load. */
  load(content: CakeContent): Promise<boolean>;
}

export const pictureOf = (content: CakeContent): string | undefined => {
  if (content.type === 'pattern') return content.imagePath;
  return content.type === 'image' ? content.imageDataUrl : undefined;
};

/** @param fonts the folder of fonts that devices may lack */
export function createPictures(fonts: string | undefined): Pictures {
  const loaded = new Map<string, HTMLImageElement>();
  const loading = new Map<string, Promise<boolean>>();

  async function fetchPicture(address: string): Promise<boolean> {
    const image = new Image();
    image.decoding = 'async';
    image.src = address;
    try {
      await image.decode();
      loaded.set(address, image);
      return true;
    } catch {
      return false;
    } finally {
      // Lets the next call try again after a failure
      loading.delete(address);
    }
  }

  async function load(content: CakeContent): Promise<boolean> {
    if (content.type === 'text') {
      await loadFont(content.font, fonts);
      return true;
    }
    const address = pictureOf(content) ?? '';
    if (loaded.has(address)) return true;
    const waiting = loading.get(address) ?? fetchPicture(address);
    loading.set(address, waiting);
    return waiting;
  }

  return { get: (address) => loaded.get(address), load };
}
