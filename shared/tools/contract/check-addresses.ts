import { changeText } from '../../text/tools/contract.ts';
import { describeRefusal } from './describe-response.ts';
import { type Check, fieldOf, isFine, tryCall } from './report.ts';

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
    return Array.isArray(json) ? json.map((saved) => String(Object(saved).id)) : [];
  };
  const before = await ids();
  const key = createKey();
  const saved = await tryCall(check, creation, all, { body, key });
  if (!isFine(saved)) return;
  const id = String(fieldOf(saved, 'id'));
  if (!(await ids()).includes(id)) return report.add(creation, changeText.addressNotKept);
  await ask('POST', all, { body, key });
  const twice = (await ids()).filter((each) => !before.includes(each));
  if (twice.length > 1) report.add(creation, changeText.appliedTwice);
  const empty = { ...body, firstName: '', lastName: '', street: [], zip: '', city: '' };
  report.add(
    creation,
    ...describeRefusal(await ask('POST', all, { body: empty, key: createKey() }), 'eine leere Adresse'),
  );

  await tryCall(check, change, all + id, { body: { ...body, company: 'Krume' } });
  for (const each of twice) {
    const removed = await ask('DELETE', all + each);
    report.add(removal, ...(removed.text.trim() && removed.text !== '{}' ? [changeText.hasBody] : []));
    if (!isFine(removed)) report.add(removal, changeText.addressNotRemoved);
  }
  if ((await ids()).includes(id)) report.add(removal, changeText.addressNotRemoved);
  report.add(removal, ...describeRefusal(await ask('DELETE', all + id), 'eine gelöschte Adresse'));
}
