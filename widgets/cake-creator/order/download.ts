/** Hands a file to the shopper. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address in a task of its own
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
