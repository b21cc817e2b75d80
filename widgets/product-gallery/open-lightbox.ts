/** Addresses of a picture, and its full name. */
export interface Picture {
  og: string;
  thumb?: string | undefined;
  name: string;
}

export interface LightboxOptions {
  pictures: readonly Picture[];
  /** Which one is shown first */
  first: number;
  /** Another one is shown: the page follows */
  onTurn(index: number): void;
}

/** Fetches the lightbox and opens it; without it, the link is followed. Resolves when it is closed. */
export async function openLightbox(options: LightboxOptions): Promise<void> {
  const lightbox = await import('./lightbox.tsx').catch(() => undefined);
  if (lightbox) await lightbox.showLightbox(options);
  else location.assign(options.pictures[options.first]?.og ?? location.href);
}
