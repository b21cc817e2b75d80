/** Downloads a file to the shopper's device. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the object URL in a later task
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
