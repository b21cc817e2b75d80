import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseContract } from '../../shared/diagnostics/parse-contract.ts';
import { readContracts } from '../../widgets/read-contracts.ts';
import { contracts } from '../support/data/contracts.ts';

const folder = join(import.meta.dirname, '../../widgets');
const widgets = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));

test('every widget folder contains a contract', () => {
  expect(widgets.length).toBeGreaterThan(30);
  expect(Object.keys(contracts).sort()).toEqual(widgets.sort());
});

test('readContracts() keeps the declared values of a contract and sets omitted fields to {}', async () => {
  const empty = { slots: {}, intents: {}, events: {}, calls: {} };
  for (const name of widgets) {
    const { default: written } = await import(`../../widgets/${name}/contract.ts`);
    expect(contracts[name]).toEqual({ ...empty, ...written });
  }
});

test('readContracts() throws an error with the file name if a widget has no contract', async () => {
  await expect(readContracts(['heart-toggel'])).rejects.toThrow('heart-toggel/contract.ts');
});

test('parseContract() throws an error if a module exports no valid contract', () => {
  const { 'heart-toggle': heart } = contracts;
  expect(() => parseContract({ default: heart })).not.toThrow();
  for (const module of [
    {},
    { default: {} },
    { default: { ...heart, mode: 'both' } },
    { default: { ...heart, check: 'a' } },
  ])
    expect(() => parseContract(module)).toThrow();
});
