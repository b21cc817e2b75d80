import type { Change } from '../shared/api/change.ts';

/** What the last page has left under way when this one is opened. */
export function leftUnderWay(key: string, change?: Change): void {
  sessionStorage.setItem('krume:changes', JSON.stringify([{ key, change }]));
}
