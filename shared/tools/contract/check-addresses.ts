import { changeText } from '../../text/tools/contract.ts';
import { describeRefusal } from './describe-response.ts';
import { type Check, idIn, isFine, tryCall } from './report.ts';

const creation = 'POST /rest/profile/address/';
const change = 'PATCH /rest/profile/address/{addressId}';
const removal = 'DELETE /rest/profile/address/{addressId}';
const all = '/rest/profile/address/';

/** Saves an address twice under the same key, changes the address, and deletes it. */
export async function checkAddresses(check: Check): Promise<void> {
  const { ask, report, createKey } = check;
  const { email: _, ...typed } = check.address;
  const body = { ...typed, isDefaultBilling: false, isDefaultShipping: false };
  const ids = async () => {
    const { json } = await ask('GET', all);
    return Array.isArray(json) ? json.map(idIn) : undefined;
  };
  const before = await ids();
  // Without the list, an address of the customer could be taken for an address of this check. The list is reported
  if (!before) return;
  const key = createKey();
  const saved = await tryCall(check, creation, all, { body, key });
  const id = idIn(saved.json);
  // A shop can merge equal addresses: an address of the customer is neither changed nor deleted
  if (!isFine(saved) || !id || before.includes(id)) return;
  if (!(await ids())?.includes(id)) {
    report.add(creation, changeText.addressNotKept);
    await ask('DELETE', all + id);
    return;
  }
  const repeated = await ask('POST', all, { body, key });
  const created = [id, isFine(repeated) ? idIn(repeated.json) : id];
  if (created[1] !== id) report.add(creation, changeText.appliedTwice);
  const empty = { ...body, firstName: '', lastName: '', street: [], zip: '', city: '' };
  const accepted = await ask('POST', all, { body: empty, key: createKey() });
  report.add(creation, ...describeRefusal(accepted, 'eine leere Adresse'));
  if (isFine(accepted)) created.push(idIn(accepted.json));

  await tryCall(check, change, all + id, { body: { ...body, company: 'Krume' } });
  for (const each of new Set(created)) {
    if (!each || before.includes(each)) continue;
    const removed = await ask('DELETE', all + encodeURIComponent(each));
    report.add(removal, ...(removed.text.trim() && removed.text !== '{}' ? [changeText.hasBody] : []));
    if (!isFine(removed)) report.add(removal, changeText.addressNotRemoved);
  }
  if ((await ids())?.includes(id)) report.add(removal, changeText.addressNotRemoved);
  report.add(removal, ...describeRefusal(await ask('DELETE', all + id), 'eine gelöschte Adresse'));
}
