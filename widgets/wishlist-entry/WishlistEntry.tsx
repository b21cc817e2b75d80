import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $wishlistCount, seedWishlistCount } from '../../shared/stores/wishlist.ts';
import { wishlistText } from '../../shared/text/wishlist.ts';
import { Badge } from '../../shared/ui/Badge.tsx';

export function WishlistEntry({ count, url }: { count: number; url: string }) {
  useState(() => seedWishlistCount(count));
  const current = useStore($wishlistCount) ?? count;
  return (
    <a href={url} className="krume-entry">
      {wishlistText.entry}
      <Badge count={current} label={wishlistText.count(current)} />
    </a>
  );
}
