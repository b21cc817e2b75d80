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
  const has = async (id: string) => {
    const { json } = await ask('GET', all);
    return Array.isArray(json) && json.some((saved) => idIn(saved) === id);
  };
  const key = createKey();
  const saved = await tryCall(check, creation, all, { body, key });
  const id = idIn(saved.json);
  if (!isFine(saved) || !id) return;
  if (!(await has(id))) {
    report.add(creation, changeText.addressNotKept);
    await ask('DELETE', all + id);
    return;
  }
  const repeated = await ask('POST', all, { body, key });
  const other = isFine(repeated) && idIn(repeated.json) !== id ? idIn(repeated.json) : undefined;
  if (other) report.add(creation, changeText.appliedTwice);
  const empty = { ...body, firstName: '', lastName: '', street: [], zip: '', city: '' };
  report.add(
    creation,
    ...describeRefusal(await ask('POST', all, { body: empty, key: createKey() }), 'eine leere Adresse'),
  );

  await tryCall(check, change, all + id, { body: { ...body, company: 'Krume' } });
  // Only addresses of this check are deleted, never an address of the customer
  for (const each of [id, ...(other ? [other] : [])]) {
    const removed = await ask('DELETE', all + each);
    report.add(removal, ...(removed.text.trim() && removed.text !== '{}' ? [changeText.hasBody] : []));
    if (!isFine(removed)) report.add(removal, changeText.addressNotRemoved);
  }
  if (await has(id)) report.add(removal, changeText.addressNotRemoved);
  report.add(removal, ...describeRefusal(await ask('DELETE', all + id), 'eine gelöschte Adresse'));
}
