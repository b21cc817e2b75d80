export interface MenuPlace {
  /** The edge of the window at which the menu is */
  side: 'right' | 'left' | 'bottom' | 'top';
  /** CSS pixels for the menu, from that edge */
  room: number;
}

/** Widths and heights in CSS pixels. @see shop.md section 9, "Layout" */
const narrow = 940;
const low = 500;

/** CSS pixels at which all actions of the menu are visible. */
const enough = 320;

/** CSS pixels below which the menu cannot be used, so that it covers the cake. */
const least = 200;

/** CSS pixels between the menu and the cake, with the focus ring. */
const gap = 16;

/**
 * The place of a cake's menu, so that it does not cover the cake: beside it, or, in a narrow and high window,
 * below or above it.
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
