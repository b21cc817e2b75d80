// The chunk with the contents of the flyout, loaded when the flyout first opens or when the cart becomes stale.
import { adoptStyles } from '../../shared/ui/widget.ts';
import styles from './contents.css?inline';

export { followStaleCart, loadCart } from '../../shared/stores/cart/load-cart.ts';
export { CartPanel } from './CartPanel.tsx';

adoptStyles(styles);
