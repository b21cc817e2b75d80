import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Programs {
  php: string;
  server: string;
  installer: string;
  /** Folder of WordPress */
  wordpress: string;
}

/** Servers are in `/usr/sbin`, which is not in every PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
const find = (...names: readonly string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);

/** The paths of WordPress (`WORDPRESS`) and of the programs that it needs, or the names of the missing ones. */
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
