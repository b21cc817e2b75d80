// What the flyout shows: a chunk of its own, fetched when it is opened for the first time.
import { adoptStyles } from '../../shared/ui/widget.ts';
import styles from './contents.css?inline';

export { followStaleCart, loadCart } from '../../shared/stores/cart/load-cart.ts';
export { CartPanel } from './CartPanel.tsx';

adoptStyles(styles);
