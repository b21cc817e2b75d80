/** A mistake in a template, told to the editor who made it: what stands there, and what was expected. */
export class TemplateError extends Error {
  override name = 'TemplateError';
}
