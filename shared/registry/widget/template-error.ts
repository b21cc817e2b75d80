import type { BaseIssue, ObjectEntries, ObjectSchema } from 'valibot';
import type { Known } from './content.ts';

export type PropsSchema = ObjectSchema<ObjectEntries, undefined>;

/** A mistake in a template, for the editor who made it: the widget does not start, the server's HTML stays. */
export class TemplateError extends Error {
  override name = 'TemplateError';

  /** @param mistake what is wrong: put into words only where somebody reads them */
  constructor(readonly mistake: Mistake) {
    super(mistake.kind);
  }
}

export type Mistake =
  | PropIssues
  | UnknownKey
  | IllegibleProps
  | MisplacedProps
  | UnknownPart
  | NothingShown
  | OwnMistake;

/** Props that do not fit */
export interface PropIssues {
  kind: 'props';
  issues: readonly BaseIssue<unknown>[];
  schema: PropsSchema;
  /** What the JSON said */
  structured: object;
}

/** An entry of the JSON that the widget does not have */
export interface UnknownKey {
  kind: 'key';
  key: string;
  schema: PropsSchema;
}

/** JSON that cannot be read, or says no object */
export interface IllegibleProps {
  kind: 'json';
  script: Element;
  /** What the browser says; none where it could be read */
  error?: unknown;
}

/** JSON that nobody would read: beside the widget, deep inside it, or a second one */
export interface MisplacedProps {
  kind: 'script';
  script: Element;
}

/** A part of the server's HTML that would be taken away, and that the component does not stand for */
export interface UnknownPart {
  kind: 'part';
  part: Node;
  known: Known;
}

/** The component shows nothing where the server has something to show */
export interface NothingShown {
  kind: 'empty';
}

/** What only the widget itself knows to be wrong, in German */
export interface OwnMistake {
  kind: 'own';
  text: string;
}
