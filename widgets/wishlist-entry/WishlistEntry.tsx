import { $wishlistCount } from '../../shared/stores/wishlist/wishlist.ts';
import { wishlistEntryText } from '../../shared/text/wishlist-entry.ts';
import { Badge } from '../../shared/ui/components/indicators.tsx';
import { useStore } from '../../shared/ui/widget.ts';

export function WishlistEntry({ count, url }: { count: number; url: string }) {
  const current = useStore($wishlistCount) ?? count;
  return (
    <a href={url} className="krume-entry">
      {wishlistEntryText.entry}
      <Badge count={current} label={wishlistEntryText.count(current)} />
    </a>
  );
}
