import { customSchema } from '../../model/custom-schema.ts';
import { formText } from '../../text/form.ts';

/** The properties of a file that the rules use; a `File` has them. */
export interface Upload {
  readonly name: string;
  /** MIME type */
  readonly type: string;
  /** Bytes */
  readonly size: number;
}

/** A chosen file. Without a choice, a browser sends an empty file without a name. */
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
