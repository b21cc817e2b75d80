import { useState } from 'react';
import type { Branch } from '../../shared/model/branch.ts';
import type { Temporal } from '../../shared/rules/dates/temporal.ts';
import { addressLine, directionsUrl } from '../../shared/rules/directions.ts';
import { holidayLines } from '../../shared/rules/opening/holiday-lines.ts';
import { hasValidHours } from '../../shared/rules/opening/hours.ts';
import { openingLines } from '../../shared/rules/opening/opening-lines.ts';
import { branchesText } from '../../shared/text/branches.ts';
import { mapText } from '../../shared/text/map.ts';

interface Props {
  branch: Branch;
  now: Temporal.Instant;
  /** Opens the branch's entry in the list; undefined on a page without a list */
  onList: (() => void) | undefined;
}

/** Contents of the info window for a branch on the map. @see site.md sections 2.12 and 4.6 */
export function BranchInfo({ branch, now, onList }: Props) {
  const { name, subtitle, phone, image } = branch;
  const address = addressLine(branch);
  const hours = openingLines(branch.openingTimes);
  const special = holidayLines(branch.holidays, now);
  return (
    <div className="krume-info">
      {image && <Picture key={image} src={image} />}
      <h2>{name}</h2>
      {subtitle && <p>{subtitle}</p>}
      {address && <p>{address}</p>}
      {hours.length > 0 && (
        <>
          <h3>{branchesText.openingTimes}</h3>
          <dl>
            {hours.map((line) => (
              <div key={line.days} style={{ display: 'contents' }}>
                <dt>{line.days}</dt>
                <dd>{line.hours}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {!hasValidHours(branch) && <p>{branchesText.hoursUnknown}</p>}
      {special.length > 0 && (
        <>
          <h3>{branchesText.specialTimes}</h3>
          {special.map(({ day, text }) => (
            <p key={`${day?.iso} ${text}`}>
              {day && (
                <>
                  <time dateTime={day.iso}>{day.written}</time>{' '}
                </>
              )}
              <span>{text}</span>
            </p>
          ))}
        </>
      )}
      <p className="krume-info-links">
        {phone && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{branchesText.phone(phone)}</a>}
        {address && (
          <a href={directionsUrl(address)} target="_blank" rel="noopener">
            {branchesText.directions}
          </a>
        )}
        {onList && (
          <button type="button" onClick={onList}>
            {mapText.inList}
          </button>
        )}
      </p>
    </div>
  );
}

/** An image of the branch. Renders nothing if the image fails to load. */
function Picture({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : <img src={src} alt="" onError={() => setBroken(true)} />;
}
