export interface MenuPlace {
  /** Edge of the window at which the menu opens */
  side: 'right' | 'left' | 'bottom' | 'top';
  /** Space for the menu at this edge, in CSS pixels */
  room: number;
}

/**
 * Maximum width of a narrow window, and minimum height of a window with space above or below a cake. In CSS
 * pixels.
 *
 * @see shop.md section 9, "Layout"
 */
const narrow = 940;
const low = 500;

/** Space in CSS pixels in which all actions of the menu are visible. */
const enough = 320;

/** Minimum space in CSS pixels for a usable menu. With less space, the menu covers the cake. */
const least = 200;

/** Gap in CSS pixels between the menu and the cake, wide enough for the focus ring. */
const gap = 16;

/**
 * Computes the position of a cake's menu. The menu is to the right or left of the cake; in a narrow and high
 * window, the menu is below or above the cake. If no side has room, the menu covers the cake from the bottom edge.
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
