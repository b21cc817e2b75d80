import { useState } from 'react';
import { useStore } from '../../shared/react/use-store.ts';
import { $wishlistCount, seedWishlistCount } from '../../shared/stores/wishlist.ts';
import { wishlistEntryText } from '../../shared/text/wishlist-entry.ts';
import { Badge } from '../../shared/ui/Badge.tsx';

export function WishlistEntry({ count, url }: { count: number; url: string }) {
  useState(() => seedWishlistCount(count));
  const current = useStore($wishlistCount) ?? count;
  return (
    <a href={url} className="krume-entry">
      {wishlistEntryText.entry}
      <Badge count={current} label={wishlistEntryText.count(current)} />
    </a>
  );
}
