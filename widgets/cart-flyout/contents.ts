// The contents of the flyout, a separate chunk that loads when the flyout opens for the first time.
import { adoptStyles } from '../../shared/ui/widget.ts';
import styles from './contents.css?inline';

export { followStaleCart, loadCart } from '../../shared/stores/cart/load-cart.ts';
export { CartPanel } from './CartPanel.tsx';

adoptStyles(styles);
