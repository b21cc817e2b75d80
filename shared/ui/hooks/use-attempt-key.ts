import { useRef } from 'react';
import { type Attempt, type ContentKeys, createContentKeys } from '../../changes/content-keys.ts';

/** `createContentKeys` for as long as a component is there. */
export function useAttemptKey(kept?: Attempt): ContentKeys {
  const keys = useRef<ContentKeys>(undefined);
  keys.current ??= createContentKeys(kept);
  return keys.current;
}
