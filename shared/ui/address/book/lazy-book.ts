// The address book for checkout, loaded when it is opened: no server HTML and no styles in the head.
import { adoptStyles } from '../../widget.ts';
import styles from './cards.css?inline';

export { AddressBook } from './AddressBook.tsx';

adoptStyles(styles);
