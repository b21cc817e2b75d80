import { addressText, genderText } from '../../text/address.ts';
import { MarkedField } from '../components/MarkedField.tsx';
import { useIsland } from '../widget.ts';

interface Props {
  name: string;
  label: string;
  defaultValue: string | undefined;
  problem: string | undefined;
}

const choices = [...Object.entries(genderText), ['', addressText.noGender]] as const;

/** Radio buttons for 'Herr', 'Frau' and 'Keine Angabe'. 'Keine Angabe' is checked by default. */
export function GenderField({ name, label, defaultValue = '', problem }: Props) {
  const { id } = useIsland();
  const labelId = id(`label-${name}`);
  return (
    <MarkedField name={name} problem={problem}>
      {(described) => (
        <div className="krume-gender" role="radiogroup" aria-labelledby={labelId} {...described}>
          <span id={labelId}>{label}</span>
          {choices.map(([value, text]) => (
            <label key={value}>
              <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
              {text}
            </label>
          ))}
        </div>
      )}
    </MarkedField>
  );
}
