/**
 * The document of the checker. The build replaces `document` by it in the preview's script: the checker writes into the
 * document of its page, and in this one no script runs and nothing is loaded.
 */
export const checkedDocument = window.document.implementation.createHTMLDocument('');
