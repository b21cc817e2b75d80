/** The hidden fields of a server's form, such as a token: what is sent in its place takes them along. */
export const hiddenFields = (host: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...host.querySelectorAll<HTMLInputElement>('form input[type="hidden"][name]')].map(({ name, value }) => [
      name,
      value,
    ]),
  );
