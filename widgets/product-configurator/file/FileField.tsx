import { useEffect, useRef, useState } from 'react';
import type { CustomOption, UploadedFile } from '../../../shared/model/product.ts';
import { isPictureType } from '../../../shared/rules/files/files.ts';
import { fileText } from '../../../shared/text/file.ts';
import { missingText } from '../../../shared/text/missing.ts';
import { FieldError } from '../../../shared/ui/components/FieldError.tsx';
import { Spinner } from '../../../shared/ui/components/indicators.tsx';
import { adoptStyles, useIsland } from '../../../shared/ui/widget.ts';
import { type OptionField, OptionHeading } from '../fields/option-field.tsx';
import styles from './file-field.css?inline';
import { readFile } from './read-file.ts';

adoptStyles(styles);

type FileOption = Pick<Extract<CustomOption, { type: 'file' }>, 'extensions' | 'maxDimension'>;

interface Props extends OptionField<'file'> {
  file: UploadedFile | undefined;
  /** Name of the file that was chosen before a reload */
  lost?: string | undefined;
  onReading(reading: Promise<unknown>): void;
}

/**
 * A custom option with a file. A chosen file is validated and read at once. This chunk is loaded only for
 * products with custom options.
 *
 * @see shop.md section 5, "File uploads"
 */
export function FileField({ option, name, file, lost, isMarked, onValue, onReading }: Props) {
  const { id, signal } = useIsland();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [wasChosen, setChosen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);

  const read = async (chosen: File) => {
    latest.current?.abort();
    const turn = new AbortController();
    latest.current = turn;
    setProblem(undefined);
    setChosen(true);
    setProgress(0);
    onValue(undefined);
    const result = await readFile(chosen, option, { onProgress: setProgress, signal: turn.signal });
    if (turn.signal.aborted || signal.aborted) return;
    setProgress(undefined);
    if ('problem' in result) setProblem(result.problem);
    else onValue(result.value);
  };
  const choose = (field: HTMLInputElement) => {
    const [chosen] = field.files ?? [];
    if (chosen) onReading(read(chosen));
    // Empties the field, so that choosing the same file again fires another change event
    field.value = '';
  };
  const remove = () => {
    onValue(undefined);
    input.current?.focus();
  };

  const placeholder = lost && !wasChosen ? fileText.again(lost) : placeholderOf(option);
  const isWrong = isMarked || problem !== undefined;
  const described = [id(`${name}-hint`), ...(isWrong ? [id(name)] : [])].join(' ');
  return (
    <>
      <label>
        <OptionHeading {...option} />
        <span className="krume-file" data-chosen={file !== undefined}>
          <span className="krume-file-name">{file?.name ?? placeholder}</span>
          <span className="krume-file-button">
            {progress === undefined ? fileText.upload : <Spinner label={fileText.reading} />}
          </span>
          <input
            ref={input}
            type="file"
            name={name}
            accept={option.extensions.map(accepted).join(',')}
            required={option.isRequired}
            aria-invalid={isWrong || undefined}
            aria-describedby={described}
            onChange={(event) => choose(event.currentTarget)}
          />
          {progress !== undefined && <progress value={progress} aria-label={fileText.reading} />}
        </span>
      </label>
      {file && (
        <button
          type="button"
          className="krume-file-remove"
          onClick={remove}
          aria-label={fileText.remove(file.name)}
        />
      )}
      <FileHint {...option} id={id(`${name}-hint`)} />
      {isMarked && !problem && <FieldError id={id(name)} text={missingText.file} />}
      {problem && (
        <p id={id(name)} className="krume-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/**
 * Returns the placeholder of an empty field. The placeholder asks for a picture if only pictures are allowed.
 */
function placeholderOf({ extensions, maxDimension }: FileOption): string {
  const isPicture = maxDimension || (extensions.length > 0 && extensions.every(isPictureType));
  return isPicture ? fileText.imagePlaceholder : fileText.placeholder;
}

/** Converts 'png' to '.png' for the `accept` attribute. MIME types stay unchanged. */
const accepted = (type: string) => (type.includes('/') ? type : `.${type.replace(/^\./, '')}`);

type HintProps = FileOption & { id: string };

/** Lists the allowed types and the maximum size of a file. */
function FileHint({ id, extensions, maxDimension }: HintProps) {
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
