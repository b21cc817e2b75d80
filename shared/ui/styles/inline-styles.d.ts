/** The text of a stylesheet, for `adoptStyles`. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
