import type { Context } from 'hono';
import { refusal } from './refusal.ts';

/** The fields of a form as a browser sends it. Files count as no field. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  try {
    const entries = [...(await c.req.formData())];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    throw refusal(400, 'Das Formular ist nicht lesbar.');
  }
}

/** The files of a form, by the names of their fields; a field without a chosen file is left out. */
export async function readFiles(c: Context): Promise<Record<string, File>> {
  const entries = [...(await c.req.formData())];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, File] => typeof entry[1] !== 'string' && entry[1].size > 0),
  );
}

/** A JSON body; an empty one is an empty object. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text || '{}');
  } catch {
    throw refusal(400, 'Die Anfrage ist kein gültiges JSON.');
  }
}
