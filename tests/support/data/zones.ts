/** Time zones of devices, with their distance behind UTC in December, in minutes. */
export const zones = [
  { zone: 'Europe/Zurich', minutesBehindUtc: -60 },
  { zone: 'UTC', minutesBehindUtc: 0 },
  { zone: 'Pacific/Auckland', minutesBehindUtc: -780 },
  { zone: 'America/Los_Angeles', minutesBehindUtc: 480 },
  { zone: 'Pacific/Kiritimati', minutesBehindUtc: -840 },
] as const;
