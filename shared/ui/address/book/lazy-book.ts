// The address book for checkout, loaded when it is opened. It adopts its styles, because the page links none for it.
import { adoptStyles } from '../../widget.ts';
import styles from './cards.css?inline';

export { AddressBook } from './AddressBook.tsx';

adoptStyles(styles);
