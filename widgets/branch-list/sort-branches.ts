import type { Branch } from '../../shared/model/branch.ts';
import { listenTo, queryAll, removeAttribute, setAttribute } from '../../shared/registry/native.ts';
import { branchesText } from '../../shared/text/branches.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { lazyPart } from '../../shared/ui/widget.ts';
import type { nearestFirst } from './nearest-first.ts';

const loadSorter = lazyPart(() => import('./nearest-first.ts'));

interface Callbacks {
  /** Called when the order or the zip in the form has changed */
  changed(): void;
  /** Called when the chunk that sorts fails to load */
  failed(): void;
}

const isZip = (text: string) => /^\d{4}$/.test(text);

/**
 * Sorts the list by the zip in the form or, after a click on the button, by the device's position. If requests
 * overlap, the latest request wins. The chunk that sorts is loaded on first use.
 */
export function sortBranches(
  host: HTMLElement,
  branches: readonly Branch[],
  { changed, failed }: Callbacks,
  signal: AbortSignal,
) {
  const [field] = queryAll<HTMLInputElement>(host, 'input[name="plz"]');
  const [near] = queryAll<HTMLButtonElement>(host, '.krume-branch-near');
  /** The requested order: a zip, 'near' for the device's position, or '' for the server's order */
  let requested = field && isZip(field.defaultValue) ? field.defaultValue : '';
  let current = requested;
  let requests = 0;
  /** Number of clicks on the button whose position is not known yet */
  let pendingPositions = 0;
  let nearest: ReturnType<typeof nearestFirst> | undefined;

  async function load() {
    const module = await loadSorter();
    const sorter = nearest ?? module.nearestFirst(host, branches);
    nearest = sorter;
    return sorter;
  }

  const zip = () => (field && isZip(field.value) ? field.value : '');

  /** Sorts by the zip in the form, if the zip has changed. */
  function follow(): void {
    const wanted = zip();
    // Changing a filter keeps the order by position
    if (wanted === requested || (!wanted && requested === 'near')) return;
    requested = wanted;
    const request = ++requests;
    const isLatest = () => request === requests && !signal.aborted;
    load().then(
      ({ byZip }) => {
        if (!isLatest()) return;
        byZip(wanted);
        current = wanted;
        changed();
      },
      () => isLatest() && failed(),
    );
  }

  async function followPosition(button: HTMLElement): Promise<void> {
    const request = ++requests;
    pendingPositions++;
    setAttribute(button, 'aria-busy', 'true');
    const part = await load().catch(() => undefined);
    const position = await part?.findPosition();
    if (!--pendingPositions) removeAttribute(button, 'aria-busy');
    if (request !== requests || signal.aborted) return;
    if (!part || !position) {
      // The click superseded a sort by zip that was still loading
      requested = current;
      if (part) follow();
      await showError(part ? branchesText.noPosition : branchesText.notSorted);
      return;
    }
    if (field) field.value = '';
    part.byPosition(position);
    requested = 'near';
    current = 'near';
    changed();
  }

  if (near) listenTo(near, 'click', () => void followPosition(near), signal);
  const followField = () => {
    // The same zip again supersedes a position that is not known yet
    if (zip()) requested = '';
    if (zip() || field?.value === '') changed();
  };
  if (field) listenTo(field, 'input', followField, signal);
  return {
    zip,
    follow,
    /** A zip, 'near' for the device's position, or '' for the server's order */
    current: () => current,
    restore: () => nearest?.restore(),
  };
}
