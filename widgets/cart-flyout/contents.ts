// What a flyout with items needs: a chunk of its own, fetched when it is opened for the first time.
export { loadCart } from '../../shared/stores/load-cart.ts';
export { FullCart } from './FullCart.tsx';
