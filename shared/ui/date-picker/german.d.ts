/**
 * flatpickr declares types only for its CommonJS files. Its ES modules have the same exports, and bundlers add no
 * wrapper to them.
 */
declare module 'flatpickr/dist/esm/l10n/de.js' {
  export { German } from 'flatpickr/dist/l10n/de.js';
}
