import { checkHost } from '../shared/diagnostics/checks/host/check-host.ts';
import { debug as open } from '../shared/diagnostics/overlay/index.ts';
import { readSource } from '../shared/diagnostics/source/read-source.ts';
import type { Catalogue } from '../shared/registry/catalogue.ts';
import { checkApi } from './check-api.ts';
import { checkConfiguration } from './check-configuration.ts';
import { readContracts } from './read-contracts.ts';
import { watchCake } from './watch-cake.ts';
import { watchPolicy } from './watch-policy.ts';

/**
 * Opens the debug overlay with data about the widgets and the shop.
 *
 * @param url URL of the loader's file
 */
export async function debug(catalogue: Catalogue, url: string) {
  const [contracts, source] = await Promise.all([readContracts(Object.keys(catalogue)), readSource()]);
  return open(catalogue, {
    url,
    source,
    contracts,
    checkHost,
    checkSite: checkConfiguration,
    askSite: (signal) => checkApi(contracts, signal),
    watchSite(report, signal) {
      watchCake(report, signal);
      watchPolicy(report, signal);
    },
  });
}
