import type { Catalogue } from '../catalogue.ts';

export function debug(_catalogue: Catalogue): void {}
