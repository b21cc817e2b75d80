import type { Branch } from '../../../shared/model/branch.ts';
import { queryAll } from '../../../shared/registry/native.ts';
import { type Day, dayOf } from '../../../shared/rules/dates/day.ts';
import { formatDate } from '../../../shared/rules/dates/format.ts';
import { temporal } from '../../../shared/rules/dates/temporal.ts';
import { sortByDistance, sortByZip } from '../../../shared/rules/opening/distance.ts';
import { branchHours, isOpenOn } from '../../../shared/rules/opening/hours.ts';
import { openingLines } from '../../../shared/rules/opening/opening-lines.ts';
import { mayLoad } from '../../../shared/stores/session/consent.ts';
import { formText } from '../../../shared/text/form.ts';
import { shippingText } from '../../../shared/text/order.ts';
import { MarkedField } from '../../../shared/ui/components/MarkedField.tsx';
import { ConsentGate } from '../../../shared/ui/consent-gate/ConsentGate.tsx';
import { useFocusLoss } from '../../../shared/ui/hooks/use-focus-loss.ts';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import type { Nearness } from './nearness.ts';

interface Props {
  /** The current day by the shop's clock */
  today: Day;
  branches: readonly Branch[];
  /** Zip by which the branches are sorted if their distances are unknown */
  zip: string;
  nearness: Nearness;
  chosen: Branch | undefined;
  /** The chosen day as YYYY-MM-DD */
  day: string | undefined;
  isMissing: boolean;
  onChoose(branchId: string | undefined): void;
}

/** The field for the pickup branch, with opening hours and a hint to bring a bag. @see shop.md section 2.7 */
export function BranchField({ today, branches, zip, nearness, chosen, day, isMissing, onChoose }: Props) {
  const place = useStore(nearness.$place);
  const isAllowed = useStore(mayLoad('maps'));
  return (
    <div className="krume-pickup">
      <MarkedField name="branch" problem={isMissing ? formText.choose : undefined}>
        {(described) => (
          <label className="krume-field">
            <span>{shippingText.branch}</span>
            <select
              name="branch"
              data-field="branch"
              value={chosen?.id ?? ''}
              onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
              {...described}
            >
              <option value="">{shippingText.chooseBranch}</option>
              {(place ? sortByDistance(branches, place) : sortByZip(branches, zip)).map((branch) => (
                <option key={branch.id} value={branch.id}>
                  {describe(branch)}
                </option>
              ))}
            </select>
          </label>
        )}
      </MarkedField>
      <p className="krume-pickup-hint" role="status">
        {place ? shippingText.byDistance : shippingText.byZip}
      </p>
      {nearness.isConfigured && !isAllowed && <AskForDistance from={nearness.from} />}
      {chosen && <Hours branch={chosen} day={day} today={today} />}
      <p className="krume-pickup-hint">{shippingText.bag}</p>
    </div>
  );
}

/**
 * Asks for consent to compute distances. The question is collapsed, because shoppers who know their branch do
 * not need the third-party service. After consent, the question disappears.
 */
function AskForDistance({ from }: Pick<Nearness, 'from'>) {
  const { host } = useIsland();
  const toField = () => queryAll(host, '[name="branch"]')[0]?.focus({ preventScroll: true });
  const question = useFocusLoss<HTMLDivElement>(toField);
  return (
    <details className="krume-nearness">
      <summary>{shippingText.sortByDistance}</summary>
      <div ref={question}>
        <ConsentGate
          purpose="maps"
          what={shippingText.nearness}
          from={from}
          besides={shippingText.addressIsTold}
          action={shippingText.allowMaps}
        >
          {() => null}
        </ConsentGate>
      </div>
    </details>
  );
}

const describe = ({ name, street, zip, place }: Branch) =>
  [name, street, `${zip} ${place}`.trim()].filter(Boolean).join(', ');

function Hours({ branch, day, today }: { branch: Branch; day: string | undefined; today: Day }) {
  const date = day ? temporal().PlainDate.from(day) : undefined;
  const lines = openingLines(branch.openingTimes);
  const hours = branchHours(branch);
  return (
    <div className="krume-hours">
      <p>
        <b>{shippingText.hours}</b>
      </p>
      <dl>
        {lines.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p role="status">
        {isOpenOn(hours, today) ? shippingText.openToday : shippingText.closedToday}
        {date && ' '}
        {date &&
          (isOpenOn(hours, dayOf(date))
            ? shippingText.openOn(formatDate(date))
            : shippingText.closedOn(formatDate(date)))}
      </p>
    </div>
  );
}
