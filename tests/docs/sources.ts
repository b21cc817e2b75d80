import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Third-party or generated folders. */
const others = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache']);
/** This folder is excluded, because its tests contain wrong citations on purpose. */
const thisFolder = join('tests', 'docs');
const code = /\.(?:[cm]?[jt]sx?|css|html)$/;

/** All code files below a folder, by path. */
export function sources(folder: string, below = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (others.has(entry.name) || path === thisFolder) continue;
    if (entry.isDirectory()) for (const [name, text] of sources(folder, path)) found.set(name, text);
    else if (code.test(entry.name)) found.set(path, readFileSync(join(folder, path), 'utf8'));
  }
  return found;
}
