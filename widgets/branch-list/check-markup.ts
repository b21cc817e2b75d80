import { safeParse } from 'valibot';
import { parsedProps } from '../../shared/diagnostics/checks/host/props.ts';
import { misspeltKeys } from '../../shared/diagnostics/checks/json.ts';
import { describeIssue } from '../../shared/diagnostics/mistakes/describe-prop-issues.ts';
import { suggestName } from '../../shared/diagnostics/mistakes/name-suggestions.ts';
import { Branch, Holiday, OpeningTime } from '../../shared/model/branch.ts';
import { written } from '../../shared/model/custom-schema.ts';

type Printed = Readonly<Record<string, unknown>>;

const nameOf = ({ name, id }: Printed) => written(name) || written(id) || 'ohne Namen';
const isIsoDate = (date: string) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(date);
const isWithin = (value: number, most: number) => value >= 0 && value <= most;

/**
 * Debug overlay checks with German messages: branch data that cannot be parsed, and entries without a branch.
 */
export function checkBranches(host: Element): string[] {
  const branches = entriesOf(parsedProps(host), 'branches').map<Printed>(Object);
  const ids = branches.map(({ id }) => written(id));
  const rows = [...host.querySelectorAll('[data-branch]')].map(
    (row) => row.getAttribute('data-branch') ?? '',
  );
  const codes = branches.flatMap((branch) => entriesOf(branch, 'branches'));
  const options = [...host.querySelectorAll('select[name="art"] option')];
  const codeOf = (option: Element) => option.getAttribute('value') ?? option.textContent ?? '';
  const choices = options.map(codeOf);
  return [
    ...branches.flatMap(checkBranch),
    ...checkForm(host, choices),
    ...[...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
      (id) => `hat in data-widget-props zwei Filialen mit der Nummer ${id}: Es gilt die zweite.`,
    ),
    ...rows
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `hat einen Eintrag data-branch="${id}", aber in data-widget-props keine Filiale mit dieser Nummer: Er steht bei jeder Auswahl da.`,
      ),
    ...ids
      .filter((id) => !rows.includes(id))
      .map((id) => `hat zur Filiale ${id} keinen Eintrag mit data-branch="${id}".`),
    // An option may be correct even if no branch on this page matches
    ...choices
      .filter((code) => code !== '' && !codes.includes(code))
      .flatMap((code) => {
        const known = [...new Set(codes.map(String))];
        // If an option's value equals its label, and only one code has no option, this code is probably meant
        const left = known.filter((each) => !choices.includes(each));
        const isLabel = options.some((option) => codeOf(option) === code && isLabelOf(option, code));
        const meant = suggestName(code, known) ?? (isLabel && left.length === 1 ? left[0] : undefined);
        return meant ? [`hat die Auswahl «${code}», die keine Filiale hat. Meinten Sie «${meant}»?`] : [];
      }),
  ];
}

/**
 * Returns whether the text of an option equals its code, ignoring case. Returns false for a lower-case code,
 * because a correct code often equals the label in lower case.
 */
const isLabelOf = ({ textContent }: Element, code: string) =>
  !/^[a-z\d_-]+$/.test(code) && textContent?.trim().toLowerCase() === code.trim().toLowerCase();

function checkForm(host: Element, choices: readonly string[]): string[] {
  return [
    ...(choices.length === 0 || choices.includes('')
      ? []
      : ['hat keine Auswahl mit value="": Nur mit leerem Wert zeigt eine alle Filialen.']),
    ...(host.querySelector('input[name="offen"]:not([type="checkbox"])')
      ? ['hat ein Feld name="offen", das kein Kästchen ist. Schreiben Sie type="checkbox".']
      : []),
    ...[...host.querySelectorAll('form input:not([name="offen"], [name="plz"], [type="hidden"])')].map(
      (field) =>
        `hat ein Feld name="${field.getAttribute('name') ?? ''}", das es nicht kennt. Es kennt «offen» und «plz».`,
    ),
  ];
}

function checkBranch(branch: Printed): string[] {
  const place = `hat bei der Filiale «${nameOf(branch)}»`;
  return [
    ...misspeltKeys(branch, Branch, ['branches']),
    ...(entriesOf(branch, 'branches').every((code) => typeof code === 'string')
      ? []
      : [`${place} unter «branches» ein Kürzel, das kein Text ist. Es wird übergangen.`]),
    ...(safeParse(Branch, branch).issues ?? []).map(
      (issue) =>
        `${place} eine Angabe, die nicht lesbar ist: ${describeIssue(issue, Branch)}. Ihr Eintrag steht deshalb bei jeder Auswahl da.`,
    ),
    ...entriesOf(branch, 'openingTimes').flatMap((time, index) => {
      const { success, output } = safeParse(OpeningTime, time);
      const fits =
        success &&
        isWithin(output.weekday, 6) &&
        isWithin(output.opens, 86_400) &&
        isWithin(output.closes, 86_400);
      return fits
        ? []
        : [
            `${place} die Öffnungszeit ${index + 1}, die nicht lesbar ist: «weekday» von 0 (Montag) bis 6, «opens» und «closes» in Sekunden seit Mitternacht. Solange sie so steht, wird die Filiale nie geschlossen genannt, sondern verweist auf das Telefon.`,
          ];
    }),
    ...entriesOf(branch, 'holidays').flatMap((holiday, index) => {
      const { success, output } = safeParse(Holiday, holiday);
      return success && isIsoDate(output.startDate) && isIsoDate(output.endDate)
        ? []
        : [
            `${place} die Sonderzeit ${index + 1}, die nicht lesbar ist: «name», «startDate» und «endDate» als 2026-12-24, «openingType» als Zahl. Sie wird übergangen.`,
          ];
    }),
    ...['latitude', 'longitude'].flatMap((key) => {
      const given = branch[key];
      if (given === undefined || given === null || given === '') return [];
      const read = safeParse(Branch, { id: '1', name: 'x', [key]: given });
      return read.success && read.output[key as 'latitude'] !== undefined
        ? []
        : [
            `${place} «${key}» ${JSON.stringify(given)}: Grad als Zahl mit Punkt, zum Beispiel 47.5596. Sie fehlt auf der Karte.`,
          ];
    }),
  ];
}

function entriesOf(of: Printed, key: string): unknown[] {
  const list = of[key];
  return Array.isArray(list) ? list : [];
}
