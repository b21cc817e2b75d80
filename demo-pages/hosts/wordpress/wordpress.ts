import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Programs } from './find-programs.ts';
import { type RunningProcess, run, startProcess } from './process.ts';

interface Installation {
  programs: Programs;
  folder: string;
  /** Path of the database server's Unix socket */
  socket: string;
  dist: string;
  /** URL under which visitors open WordPress and the shop */
  url: string;
  port: number;
}

const here = import.meta.dirname;

/** Installs WordPress with the plugin, the code of the site (`shop.php`) and the pages. */
export async function installWordPress(installation: Installation): Promise<void> {
  const { programs, folder, socket } = installation;
  // Some of Debian's files are links into other packages, which may not be installed
  await cp(programs.wordpress, folder, { recursive: true, dereference: true, filter: existsSync });
  // Removes Debian's wp-config.php, which configures the database of the whole machine
  await rm(join(folder, 'wp-config.php'), { force: true });
  await writeFile(join(folder, 'wp-config.php'), configuration(installation));
  await mkdir(join(folder, 'wp-content/mu-plugins'), { recursive: true });
  await symlink(join(here, 'krume'), join(folder, 'wp-content/plugins/krume'));
  await symlink(join(here, 'site/shop.php'), join(folder, 'wp-content/mu-plugins/shop.php'));
  const create = `mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT); (new mysqli('localhost', 'root', '', '', 0, '${socket}'))->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');`;
  await run(programs.php, ['-r', create]);
  await run(programs.php, [join(here, 'site/install.php'), folder, join(here, 'site')]);
}

/** Serves WordPress with PHP's built-in server on the loopback interface. `index.php` handles paths without a file. */
export function serveWordPress({ programs, folder, port }: Installation): Promise<RunningProcess> {
  const address = `127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`http://${address}/wp-includes/images/blank.gif`).then(
      ({ ok }) => ok,
      () => false,
    );
  // WordPress calls the shop's API while rendering a page, and a visitor opens several pages at once
  const env = { PHP_CLI_SERVER_WORKERS: '4' };
  return startProcess(programs.php, ['-d', 'display_errors=1', '-S', address, '-t', folder], isReady, env);
}

const configuration = ({ socket, url, dist }: Installation) => `<?php

define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
$table_prefix = 'wp_';

// The URL of the front server (front.ts), which forwards requests to this WordPress
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
$_SERVER['HTTP_HOST'] = '${new URL(url).host}';

define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);

define('KRUME_DIST', '${dist}');
define('KRUME_URL', '/assets');
define('KRUME_SHARED_PAGE', ($_SERVER['HTTP_X_PAGE_CACHE'] ?? '') === 'on');
define('SHOP_URL', '${url}');

defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
