import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { options } from '../../../.build/options.ts';
import { ready } from '../../browser/support/user/page-objects.ts';
import type {} from '../page/validation.ts';
import { timeOfPress, timePresses } from './press-time.ts';
import { visitShop } from './visit-shop.ts';

const root = join(import.meta.dirname, '../../..');
const path = '/registrieren';
/** Number of invalid fields after submitting the empty form: all except the two companies and the newsletter */
const failing = 17;

export interface FormSamples {
  /** Time to read and validate the largest form when every required field is invalid, on a CPU slowed down 4× */
  validate: number[];
  /** Time from a click on the form's button to the next paint, when every required field gets an error */
  press: number[];
}

/** Measures the site's largest form, the signup with a shipping address, on a phone. Returns milliseconds. */
export async function measureForms(browser: Browser, runs: number): Promise<FormSamples> {
  const { page, session, close } = await visitShop(browser, { width: 390, height: 844 });
  try {
    await page.addInitScript(timePresses);
    const script = await validationScript();
    const samples: FormSamples = { validate: [], press: [] };
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // Reloads the page for each run, because a field that is already marked is not marked again
    for (let run = 0; run <= runs; run++) {
      await page.goto(path);
      // Waits until the form has restored the draft of the previous run, which also checks the box
      await ready(page, 'checked-form');
      await page.locator('[name="differentshipping"]').check();
      // The field is visible once the validation code has loaded
      await page.locator('[name="shippingfirstname"]').waitFor();
      await page.evaluate(script);
      // The first validation includes compilation and is discarded
      await timeValidation(page);
      const button = page.locator('main [data-form] [type="submit"]');
      const [validate, press] = [await timeValidation(page), await timeOfPress(page, button)];
      const marked = await page.locator('main [aria-invalid="true"]').count();
      if (marked !== failing) throw new Error(`${marked} fields are marked`);
      // The first page load fills the browser's caches and is discarded
      if (run === 0) continue;
      samples.validate.push(validate);
      samples.press.push(press);
    }
    return samples;
  } finally {
    await close();
  }
}

/** A script with the rules of the form, which allows measuring the validation without the widget. */
async function validationScript(): Promise<string> {
  const { outputFiles } = await build({
    ...options(root, false),
    splitting: false,
    sourcemap: false,
    format: 'iife',
    entryPoints: [join(root, 'tests/bench/page/validation.ts')],
    outdir: 'scripts',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The rules were not built');
  return script.text;
}

async function timeValidation(page: Page): Promise<number> {
  const result = await page.evaluate(() => window.validate());
  if (result.failing !== failing) throw new Error(`${result.failing} fields are in error`);
  return result.milliseconds;
}
