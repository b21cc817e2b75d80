/**
 * The package declares types only for its CommonJS files. The ES modules have the same exports, without a wrapper in
 * the bundle.
 */
declare module 'flatpickr/dist/esm/l10n/de.js' {
  export { German } from 'flatpickr/dist/l10n/de.js';
}
