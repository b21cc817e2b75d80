import { customSchema } from '../../model/custom-schema.ts';
import { formText } from '../../text/form.ts';

/** The properties of a `File` that the rules use. */
export interface Upload {
  readonly name: string;
  /** MIME type */
  readonly type: string;
  /** Size in bytes */
  readonly size: number;
}

/** A required file. Browsers send an empty file without a name if the user has chosen no file. */
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
