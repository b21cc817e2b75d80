import { checkHost } from '../shared/diagnostics/checks/host/check-host.ts';
import { debug as open } from '../shared/diagnostics/overlay/index.ts';
import { readSource } from '../shared/diagnostics/source/read-source.ts';
import type { Catalogue } from '../shared/registry/catalogue.ts';
import { checkApi } from './check-api.ts';
import { checkConfiguration } from './check-configuration.ts';
import { contracts } from './contracts.ts';
import { watchCake } from './watch-cake.ts';
import { watchPolicy } from './watch-policy.ts';

/**
 * The debug overlay, with what it has to know of the widgets and of the shop.
 *
 * @param address of the loader's file
 */
export const debug = async (catalogue: Catalogue, address: string) =>
  open(catalogue, {
    address,
    source: await readSource(),
    contracts,
    checkHost,
    checkSite: checkConfiguration,
    askSite: checkApi,
    watchSite(tell, signal) {
      watchCake(tell, signal);
      watchPolicy(tell, signal);
    },
  });
