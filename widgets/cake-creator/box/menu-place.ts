export interface MenuPlace {
  /** The edge of the window next to the menu */
  side: 'right' | 'left' | 'bottom' | 'top';
  /** Space for the menu in CSS pixels, from this edge to the cake */
  room: number;
}

/**
 * Maximum width of a narrow window and minimum height for a menu below or above the cake, in CSS pixels.
 *
 * @see shop.md section 9, "Layout"
 */
const narrow = 940;
const low = 500;

/** In this number of CSS pixels, all actions of the menu are visible. */
const enough = 320;

/** With less space in CSS pixels, the menu would be unusable, so it covers the cake instead. */
const least = 200;

/** Gap between the menu and the cake in CSS pixels, wide enough for the focus ring. */
const gap = 16;

/**
 * Computes the position of a cake's menu. The menu is beside the cake, or below or above the cake in a narrow
 * and high window.
 *
 * @param cake edges of the cake in the window
 */
export function menuPlace(
  cake: Readonly<Record<MenuPlace['side'], number>>,
  { width, height }: { width: number; height: number },
): MenuPlace {
  const rooms = {
    right: width - cake.right - gap,
    left: cake.left - gap,
    bottom: height - cake.bottom - gap,
    top: cake.top - gap,
  };
  const isSheet = width <= narrow && height >= low;
  const [first, other] = isSheet ? (['bottom', 'top'] as const) : (['right', 'left'] as const);
  const side = rooms[first] >= enough || rooms[first] >= rooms[other] ? first : other;
  if (rooms[side] >= least) return { side, room: rooms[side] };
  return { side: 'bottom', room: 0.6 * height };
}
