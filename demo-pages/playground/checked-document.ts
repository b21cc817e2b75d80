/**
 * A document in which no script runs and nothing is loaded. The checker parses markup into the document of its page, so
 * the build replaces `document` in the preview's script by this document.
 */
export const checkedDocument = window.document.implementation.createHTMLDocument('');
