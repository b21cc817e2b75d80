const units = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * A file size as people write it: 5242880 is '5 MB', 1536 is '1.5 KB'.
 *
 * @param bytes what is not a positive number is '0 B'
 */
export function formatFileSize(bytes: number): string {
  let size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  let unit = 0;
  // Rounded first: 1048575 bytes are '1 MB', not '1024 KB'.
  while (oneDecimal(size) >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${oneDecimal(size)} ${units[unit]}`;
}

function oneDecimal(size: number): number {
  return Math.round(size * 10) / 10;
}
