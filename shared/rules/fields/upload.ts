import { customSchema } from '../../model/custom-schema.ts';
import { formText } from '../../text/form.ts';

/** What a rule needs to know of a file; a `File` is one. */
export interface Upload {
  readonly name: string;
  /** MIME type */
  readonly type: string;
  /** Bytes */
  readonly size: number;
}

/** A file that has been chosen. A browser sends an empty one without a name when there is none. */
export const upload = customSchema(formText.file, (raw) => (isUpload(raw) ? raw : undefined));

function isUpload(value: unknown): value is Upload {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name !== '' &&
    'type' in value &&
    typeof value.type === 'string' &&
    'size' in value &&
    typeof value.size === 'number' &&
    value.size > 0
  );
}
