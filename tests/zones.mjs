// The rules' tests on devices all over the world: the shop's clock is Europe/Zurich whatever the device says.
import { spawnSync } from 'node:child_process';

const zones = ['Europe/Zurich', 'UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati'];

for (const TZ of zones) {
  console.log(`\nOn a device in ${TZ}:`);
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter',
      'dot',
      'tests/shared/rules',
      'tests/shared/model',
    ],
    { stdio: 'inherit', env: { ...process.env, TZ } },
  );
  if (status !== 0) process.exit(status ?? 1);
}
