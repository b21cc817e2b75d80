// Checkout loads the address book when the user opens it. Checkout pages do not link the styles of the address book, so
// this module adopts the styles.
import { adoptStyles } from '../../widget.ts';
import styles from './cards.css?inline';

export { AddressBook } from './AddressBook.tsx';

adoptStyles(styles);
