import { $wishlistCount } from '../../shared/stores/wishlist/wishlist.ts';
import { wishlistEntryText } from '../../shared/text/wishlist-entry.ts';
import { Badge } from '../../shared/ui/components/indicators.tsx';
import { useStore } from '../../shared/ui/widget.ts';

interface Props {
  /** Number of entries in the server HTML; undefined on a page that several visitors share */
  count?: number | undefined;
  url: string;
}

export function WishlistEntry({ count, url }: Props) {
  const current = useStore($wishlistCount) ?? count ?? 0;
  return (
    <a href={url} className="krume-entry">
      {wishlistEntryText.entry}
      <Badge count={current} label={wishlistEntryText.count(current)} />
    </a>
  );
}
