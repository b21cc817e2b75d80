/** The package types its CommonJS files alone; these have the same in modules, without a wrapper in every page's code. */
declare module 'flatpickr/dist/esm/l10n/de.js' {
  export { German } from 'flatpickr/dist/l10n/de.js';
}
