import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Programs {
  php: string;
  server: string;
  installer: string;
  wordpress: string;
}

/** Debian installs servers in `/usr/sbin`, which not every PATH includes. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
const find = (...names: readonly string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

/**
 * Finds WordPress (in `$WORDPRESS`) and the programs for it. Returns the names of missing programs if any are missing.
 */
export function findPrograms(): Programs | readonly string[] {
  const wordpress = process.env.WORDPRESS || '/usr/share/wordpress';
  const found = {
    php: find('php'),
    server: find('mariadbd', 'mysqld'),
    installer: find('mariadb-install-db', 'mysql_install_db'),
    wordpress: existsSync(join(wordpress, 'wp-load.php')) ? wordpress : undefined,
  };
  const { php, server, installer } = found;
  if (php && server && installer && found.wordpress)
    return { php, server, installer, wordpress: found.wordpress };
  return [
    ...(php ? [] : ['php']),
    ...(server && installer ? [] : ['MariaDB']),
    ...(found.wordpress ? [] : [`WordPress in ${wordpress} (WORDPRESS)`]),
  ];
}
