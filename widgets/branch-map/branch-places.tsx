import { atom } from 'nanostores';
import { fetchBranch, fetchBranches } from '../../shared/api/branch.ts';
import { catchApiError } from '../../shared/api/errors.ts';
import { shopInstant } from '../../shared/api/shop-instant.ts';
import type { Branch } from '../../shared/model/branch.ts';
import type { MapsConfiguration } from '../../shared/model/maps.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { loadTemporal } from '../../shared/rules/dates/temporal.ts';
import { addressLine } from '../../shared/rules/directions.ts';
import { emit } from '../../shared/signals/signals.ts';
import {
  $branches,
  $branchFilter,
  $branchOnMap,
  $hasBranchList,
  $shownBranches,
} from '../../shared/stores/shown-branches.ts';
import { mapText } from '../../shared/text/map.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { findAddress } from '../../shared/ui/map/find-address.ts';
import { infoRoot } from '../../shared/ui/map/info-root.ts';
import { homeCity, type MapPlace, type MapSource, zooms } from '../../shared/ui/map/map-source.ts';
import { BranchInfo } from './BranchInfo.tsx';

/**
 * Returns a map source with the branches that are visible in the page's list. On a page without a list, the map
 * source contains all branches of the API. Returns undefined if the branches cannot be loaded.
 */
export async function allBranches(signal: AbortSignal, retry: () => void): Promise<MapSource | undefined> {
  await loadTemporal();
  if (!$branches.get()) {
    const found = await catchApiError(fetchBranches(signal), failed(mapText.locationsFailed, retry));
    if (!found) return undefined;
    if (!$branches.get()) $branches.set(found);
  }
  const known = new Map<string, Branch>();
  const $places = atom<readonly MapPlace[]>([]);
  const follow = () => {
    const shown = $shownBranches.get();
    $places.set(
      ($branches.get() ?? []).flatMap((branch) => {
        known.set(branch.id, branch);
        const place = placeOf(branch);
        return place && (!shown || shown.has(branch.id)) ? [place] : [];
      }),
    );
  };
  onAbort(signal, $branches.listen(follow), $shownBranches.listen(follow));
  follow();
  return {
    centre: homeCity,
    zoom: zooms.branches,
    $places,
    $filter: $branchFilter,
    contentOf: infoOf(known, signal),
    onOpen: (id) => $branchOnMap.set(id),
  };
}

/**
 * Returns a map source with one branch. If the branch has no coordinates, the map service looks up its address.
 * Returns undefined if the branch cannot be loaded or located.
 */
export async function oneBranch(
  id: string,
  maps: MapsConfiguration,
  signal: AbortSignal,
  retry: () => void,
): Promise<MapSource | undefined> {
  await loadTemporal();
  const branch = await catchApiError(fetchBranch(id, signal), failed(mapText.locationFailed, retry));
  if (!branch) return undefined;
  const position = placeOf(branch)?.position ?? (await findAddress(addressLine(branch), maps));
  if (!position) return undefined;
  const known = new Map([[branch.id, branch]]);
  const $places = atom([{ id: branch.id, name: branch.name, position }]);
  return { centre: position, zoom: zooms.branches, $places, contentOf: infoOf(known, signal) };
}

const failed = (message: string, retry: () => void) => () =>
  void showError(message, { retry, untilOnline: true });

function placeOf({ id, name, latitude, longitude }: Branch): MapPlace | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { id, name, position: { latitude, longitude } };
}

function infoOf(known: ReadonlyMap<string, Branch>, signal: AbortSignal) {
  const render = infoRoot(signal);
  return ({ id }: MapPlace): Element => {
    const branch = known.get(id);
    const onList = $hasBranchList.get() ? () => emit('branch-in-list-requested', { id }) : undefined;
    return render(branch && <BranchInfo branch={branch} now={shopInstant()} onList={onList} />);
  };
}
