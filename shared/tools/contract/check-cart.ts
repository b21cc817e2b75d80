import { changeText, contractText } from '../../text/tools/contract.ts';
import { piecesIn } from './check-reading.ts';
import { describeRefusal } from './describe-response.ts';
import { type Check, fieldOf, isFine, textOf, tryCall } from './report.ts';

const addition = 'POST /rest/cart/item/{productId}';
const change = 'PATCH /rest/cart/item/{itemId}';
const removal = 'DELETE /rest/cart/item/{itemId}';

/** Adds a product, changes its quantity, and removes it. Sends the addition twice under the same key. */
export async function checkCart(check: Check): Promise<void> {
  const { ask, report, product, quantity, createKey, csrf } = check;
  const url = `/rest/cart/item/${product}`;
  const body = { quantity, productOptions: [], customOptions: [] };
  const before = await piecesIn(check);
  const key = createKey();
  const added = await tryCall(check, addition, url, { body, key });
  if (!isFine(added)) return;
  const pieces = await piecesIn(check);
  // Without the number of pieces, which is reported, nothing can be compared
  if (Number.isNaN(before) || Number.isNaN(pieces)) return;
  if (pieces < before + quantity) return report.add(addition, changeText.notAdded);
  const total = textOf(fieldOf(added, 'totalItems'));
  if (total !== undefined && Number(total) !== pieces)
    report.add(addition, changeText.wrongTotal(Number(total), pieces));

  const repeated = await ask('POST', url, { body, key });
  if ((await piecesIn(check)) > pieces) report.add(addition, changeText.appliedTwice);
  else if (repeated.status !== added.status || textOf(fieldOf(repeated, 'totalItems')) !== total)
    report.add(addition, changeText.otherResponse);
  const now = await piecesIn(check);
  await ask('POST', url, { body, key: createKey() });
  if ((await piecesIn(check)) <= now) report.add(addition, changeText.newKeyIgnored);

  report.add(
    addition,
    ...describeRefusal(
      await ask('POST', '/rest/cart/item/999999999', { body, key: createKey() }),
      'ein unbekanntes Produkt',
    ),
  );
  report.add(
    addition,
    ...describeRefusal(await ask('POST', url, { body: '{"quantity":', key: createKey() }), 'kaputtes JSON'),
  );
  if (csrf) await checkToken(check, csrf, url, body);
  await checkItem(check);
}

async function checkItem(check: Check): Promise<void> {
  const { ask, report, product, createKey } = check;
  const item = (response: unknown) =>
    itemsOf(response).find(({ articleNumber }) => textOf(articleNumber) === product) ??
    itemsOf(response).at(-1);
  const placed = item((await ask('GET', '/rest/cart/')).json);
  if (!placed) return;
  const url = `/rest/cart/item/${textOf(placed.itemId)}`;
  const wanted = Number(textOf(placed.quantity)) + 1;
  await tryCall(check, change, url, { body: { quantity: wanted }, key: createKey() });
  const found = Number(textOf(item((await ask('GET', '/rest/cart/')).json)?.quantity));
  if (found !== wanted) report.add(change, changeText.quantityKept(found));
  report.add(
    change,
    ...describeRefusal(
      await ask('PATCH', '/rest/cart/item/999999999', { body: { quantity: 1 }, key: createKey() }),
      'eine unbekannte Position',
    ),
  );
  await tryCall(check, removal, url, { key: createKey() });
  const left = itemsOf((await ask('GET', '/rest/cart/')).json);
  if (left.some(({ itemId }) => itemId === placed.itemId)) report.add(removal, changeText.notRemoved);
  report.add(
    removal,
    ...describeRefusal(await ask('DELETE', url, { key: createKey() }), 'eine entfernte Position'),
  );
}

async function checkToken(
  { ask, report, createKey }: Check,
  header: string,
  url: string,
  body: object,
): Promise<void> {
  const { status } = await ask('POST', url, { body, key: createKey(), headers: { [header]: '' } });
  if (status < 300) report.add(addition, changeText.withoutToken(status, header));
  else if (status >= 500)
    report.add(addition, contractText.crashed(status, `eine Änderung ohne «${header}»`));
}

interface Item {
  itemId?: unknown;
  articleNumber?: unknown;
  quantity?: unknown;
}

const itemsOf = (cart: unknown): Item[] => {
  const { items } = Object(cart);
  return Array.isArray(items) ? items : [];
};
