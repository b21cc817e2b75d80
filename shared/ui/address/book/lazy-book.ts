// Checkout loads the address book when the user opens it. Checkout pages do not link its styles, so the module adopts
// them.
import { adoptStyles } from '../../widget.ts';
import styles from './cards.css?inline';

export { AddressBook } from './AddressBook.tsx';

adoptStyles(styles);
