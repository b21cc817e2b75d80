import type { ReadableAtom } from 'nanostores';
import type { BotCheckConfiguration } from '../../../shared/model/configuration/bot-check.ts';
import { resettable } from '../../../shared/registry/resettable.ts';
import { forgetScript, loadScript } from '../../../shared/ui/dom/third-party-script.ts';

/** The methods of the bot-check service that are used here. */
interface Service {
  ready(call: () => void): void;
  execute(key: string, options: { action: string }): PromiseLike<unknown>;
}

/**
 * Time-outs in milliseconds: for loading the service, and for requesting a token.
 *
 * @see site.md section 9, "Forms and accounts"
 */
const anchorTimeout = 20_000;
const executeTimeout = 15_000;

/**
 * Maximum age of a token in milliseconds. The service accepts a token for two minutes; the difference leaves
 * time for the request.
 */
const lifetime = 110_000;

let service: Promise<Service> | undefined;

/**
 * Loads the service once. After a failure, the next call tries again.
 *
 * @see site.md sections 4.9 and 7, "Third-party services"
 */
export function loadBotCheck(
  { captchaUrl }: BotCheckConfiguration,
  permission: ReadableAtom<boolean>,
): Promise<Service> {
  service ??= withTimeout(load(captchaUrl, permission), anchorTimeout).catch((error) => {
    if (captchaUrl) forgetScript(captchaUrl);
    service = undefined;
    throw error;
  });
  return service;
}

async function load(url: string | undefined, permission: ReadableAtom<boolean>): Promise<Service> {
  if (!found()) {
    if (!url) throw Error('Krume: captchaUrl is missing in data-krume-config');
    await loadScript(url, permission);
  }
  const loaded = found();
  if (!loaded) throw Error(`Krume: ${url} is no bot-check`);
  await new Promise<void>((resolve) => loaded.ready(resolve));
  return loaded;
}

/**
 * Returns the service; undefined until the service has loaded. `window.grecaptcha` may also be an element with the
 * id `grecaptcha`.
 */
const found = (): Service | undefined => {
  const service = Reflect.get(window, 'grecaptcha')?.enterprise;
  return typeof service?.execute === 'function' ? service : undefined;
};

/** Requests a single-use token. Rejects if the service is missing, times out, or returns no token. */
export async function botToken(
  configuration: BotCheckConfiguration,
  permission: ReadableAtom<boolean>,
): Promise<string> {
  const loaded = await loadBotCheck(configuration, permission);
  const askedAt = Date.now();
  const asked = Promise.resolve(loaded.execute(configuration.captchaKey, { action: 'submit' }));
  const token = await withTimeout(asked, executeTimeout);
  if (typeof token !== 'string' || !token) throw Error('Krume: the bot-check gives no token');
  // If the device was asleep during the request, the token may have expired
  return Date.now() - askedAt > lifetime ? botToken(configuration, permission) : token;
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(Error('Krume: the bot-check does not respond')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

resettable(() => {
  service = undefined;
});
