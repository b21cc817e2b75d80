import type { BaseIssue, ObjectEntries, ObjectSchema } from 'valibot';
import type { Known } from './server-html/content.ts';

export type PropsSchema = ObjectSchema<ObjectEntries, undefined>;

/** A mistake in a template. The widget does not start, the server HTML stays, and the mistake is reported. */
export class TemplateError extends Error {
  override name = 'TemplateError';

  /** @param mistake data from which the reporter writes the message */
  constructor(readonly mistake: Mistake) {
    super(mistake.kind);
  }
}

export type Mistake =
  | PropIssues
  | UnknownKey
  | UnparsableProps
  | MisplacedProps
  | UnknownPart
  | NothingShown
  | OwnMistake;

export interface PropIssues {
  kind: 'props';
  issues: readonly BaseIssue<unknown>[];
  schema: PropsSchema;
  structured: object;
}

/** A key in the JSON that the schema does not contain */
export interface UnknownKey {
  kind: 'key';
  key: string;
  schema: PropsSchema;
}

/** JSON that cannot be parsed or is not an object */
export interface UnparsableProps {
  kind: 'json';
  script: Element;
  /** The browser's error; undefined if the JSON could be parsed */
  error?: unknown;
}

/** A script that would be ignored: beside the host, deep inside the host, or after the first script */
export interface MisplacedProps {
  kind: 'script';
  script: Element;
}

/** A node of the server HTML that the component would remove without replacing it */
export interface UnknownPart {
  kind: 'part';
  part: Node;
  known: Known;
}

/** The component renders nothing although the server HTML has content */
export interface NothingShown {
  kind: 'empty';
}

/** A mistake that only the widget itself can detect, described in German */
export interface OwnMistake {
  kind: 'own';
  text: string;
}
