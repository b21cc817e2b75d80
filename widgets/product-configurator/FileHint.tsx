import type { CustomOption } from '../../shared/model/product.ts';
import { fileText } from '../../shared/text/file.ts';

type Props = Pick<Extract<CustomOption, { type: 'file' }>, 'extensions' | 'maxDimension'> & { id: string };

/** Which files may be chosen. */
export function FileHint({ id, extensions, maxDimension }: Props) {
  const limits = [
    fileText.limits,
    ...(maxDimension ? [fileText.pixels(maxDimension.width, maxDimension.height)] : []),
  ].join(', ');
  return (
    <small id={id}>
      {extensions.length > 0 && `${fileText.allowedTypes(extensions)}. `}
      {limits}.
    </small>
  );
}
