/** The SHA-256 hash of a file. Rejects on a page without TLS. */
export async function hashFile(file: Blob | Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
