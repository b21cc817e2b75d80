import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { object, parse, string } from 'valibot';
import type { BrowserOptions, Engine, OpenBrowser, Tab } from './engine.ts';
import { type Command, openSession } from './webdriver.ts';
import { createTab } from './webkit-tab.ts';

const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'];
const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
const places = folders.flatMap((folder) => versions.map((version) => `${folder}/${version}/MiniBrowser`));
const binary = process.env.WEBKIT ?? places.find(existsSync);
const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const isInstalled = [binary, driver, screen].every((path) => path && existsSync(path));

/** WebKitGTK, driven over WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  remedy: isInstalled ? undefined : 'install webkit2gtk-driver and xvfb, or set WEBKIT',
  cannot: {
    touch: 'WebKitWebDriver has no touch',
    shiftWheel: 'WebKitWebDriver releases the keys when it turns the wheel',
  },
  open,
};

/** The requested window sizes. A WebKitGTK window is at least as wide as its toolbar, about 450 px. */
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const Window = object({ handle: string() });

async function open({ url, size, scripts }: BrowserOptions): Promise<OpenBrowser> {
  // The number of a free port also serves as a unique screen number
  const [port, display] = [await freePort(), `:${await freePort()}`];
  const processes = [
    spawn(screen, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' }),
  ];
  const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
  const session = { 'webkitgtk:browserOptions': { binary, args } };
  const command = await retryUntilReady(() => openSession(`http://127.0.0.1:${port}`, session));
  let current = parse(string(), await command('GET', '/window'));
  let isFirst = true;

  /** Opens a new window, because a page in a background tab is never painted and never becomes visible. */
  async function newTab(): Promise<Tab> {
    const handle = isFirst ? current : await newWindow(command);
    isFirst = false;
    const here: Command = async (...request) => {
      if (handle !== current) await command('POST', '/window', { handle });
      current = handle;
      return command(...request);
    };
    await here('POST', '/window/rect', sizes[size]);
    return createTab(url, here);
  }

  async function close(): Promise<void> {
    await command('DELETE', '').catch(() => undefined);
    for (const each of processes.reverse()) each.kill();
  }
  return { newTab, errors: [], close };
}

const newWindow = async (command: Command) =>
  parse(Window, await command('POST', '/window/new', { type: 'window' })).handle;

/** Retries a call until the virtual screen and the driver have started. */
async function retryUntilReady<T>(attempt: () => Promise<T>, left = 100): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (left === 0) throw error;
    await setTimeout(200);
    return retryUntilReady(attempt, left - 1);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
