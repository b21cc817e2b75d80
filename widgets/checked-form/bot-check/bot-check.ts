import type { ReadableAtom } from 'nanostores';
import type { BotCheckConfiguration } from '../../../shared/model/configuration.ts';
import { forgetScript, loadScript } from '../../../shared/ui/dom/third-party-script.ts';

/** What the service's script brings, as far as we need it. */
interface Service {
  ready(call: () => void): void;
  execute(key: string, options: { action: string }): PromiseLike<unknown>;
}

/** Milliseconds. @see site.md section 9, "Forms and accounts" */
const anchorTimeout = 20_000;
const executeTimeout = 15_000;

/** Milliseconds that a token is good for, with some left for the way. */
const lifetime = 110_000;

let service: Promise<Service> | undefined;

/**
 * Loads the service, once; what has failed is tried again by the next call. Imports nothing of the core, which it would
 * split.
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

/** An element of that name is none. */
const found = (): Service | undefined => {
  const service = Reflect.get(window, 'grecaptcha')?.enterprise;
  return typeof service?.execute === 'function' ? service : undefined;
};

/** A token to be used once and at once. Rejects when the service is missing, hangs, or gives none. */
export async function botToken(
  configuration: BotCheckConfiguration,
  permission: ReadableAtom<boolean>,
): Promise<string> {
  const loaded = await loadBotCheck(configuration, permission);
  const askedAt = Date.now();
  const asked = Promise.resolve(loaded.execute(configuration.captchaKey, { action: 'submit' }));
  const token = await withTimeout(asked, executeTimeout);
  if (typeof token !== 'string' || !token) throw Error('Krume: the bot-check gives no token');
  // The device has slept meanwhile
  return Date.now() - askedAt > lifetime ? botToken(configuration, permission) : token;
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(Error('Krume: the bot-check does not answer')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** As on a new page; for tests. */
export const resetBotCheck = () => {
  service = undefined;
};
