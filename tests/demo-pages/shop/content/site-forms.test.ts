import { describe, expect, test } from 'vitest';
import { type FormCase, formCases, type Values, valuesWith } from '../../../site-forms/forms.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

// site.md sections 2.11, 2.19 and 5: the demo shop validates the site's forms with the same rules as the pages

const target = ({ name, path }: FormCase) => (name === 'footer-newsletter' ? '/newsletter/fuss' : path);

async function visitorOf({ isCustomer }: FormCase) {
  const visitor = createVisitor();
  if (isCustomer) await visitor.signIn();
  return visitor;
}

function submit(visitor: ReturnType<typeof createVisitor>, form: FormCase, values: Values) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (name === 'image') body.set(name, new File(value ? ['x'] : [], value, { type: 'image/png' }));
    else body.set(name, value);
  }
  const headers = { Referer: `http://localhost${form.path}` };
  return visitor.send(target(form), { method: 'POST', body, headers });
}

const marked = (page: string) =>
  [...page.matchAll(/<(?:input|select|textarea|fieldset)[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => tag,
  );

describe.each(formCases)('the form $name at $path', (form) => {
  test('the form contains the phone number that appears if the bot-check fails', async () => {
    const response = await (await visitorOf(form)).send(form.path);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(
      new RegExp(`data-widget="checked-form" data-form="${form.name}" data-phone="[+ \\d]+"`),
    );
  });

  test.runIf(form.rules.length).each(form.rules)(
    'the form refuses the value "$broken" of $field',
    async (rule) => {
      const visitor = await visitorOf(form);
      const response = await submit(visitor, form, valuesWith(form, rule, rule.broken));
      // The shop responds to a refused login with the login page, and redirects after other refused forms to their page
      const page = response.status === 422 ? await response.text() : await visitor.page(form.path);
      expect(page).toMatch(/class="krume-form-error" role="alert">/);
      expect(marked(page).length).toBeGreaterThan(0);
      // The page contains all typed values except passwords
      const [name, kept = ''] = Object.entries(valuesWith(form, rule, rule.broken)).find(
        ([each]) => /^(first|parentfirst)name$|email$|username/.test(each) && each !== rule.field,
      ) ?? ['', ''];
      if (name) expect(page).toContain(`name="${name}" value="${kept}"`);
      for (const secret of ['password', 'pw', 'newpassword', 'currentpw'])
        expect(page).not.toMatch(new RegExp(`name="${secret}"[^>]* value=`));
    },
  );

  test.runIf(form.name !== 'login')('the form accepts valid values and shows a message once', async () => {
    const visitor = await visitorOf(form);
    const response = await submit(visitor, form, form.valid);
    expect(response.status).toBe(303);
    if (form.name === 'signup') return expect(response.headers.get('Location')).toBe('/konto');
    expect(await visitor.page(form.path)).toContain('class="krume-form-success" role="status">');
    expect(await visitor.page(form.path)).not.toContain('krume-form-success');
  });
});

test('the sign-up form refuses an e-mail address that already has an account, and keeps the values', async () => {
  const visitor = createVisitor();
  const signup = formCases.find(({ name }) => name === 'signup');
  if (!signup) throw Error('no signup');
  await submit(visitor, signup, { ...signup.valid, email: 'Anna@example.ch' });
  const page = await visitor.page('/registrieren');
  expect(page).toContain('Zu dieser E-Mail gibt es schon ein Konto.');
  expect(page).toMatch(/name="email" value="Anna@example.ch"[^>]*aria-invalid="true"/);
  expect(page).toContain('name="street" value="Rebgasse 12"');
});

describe('the account pages', () => {
  const details = { firstname: 'Änni', lastname: 'Brunner', email: 'anna@example.ch', gender: '2' };

  test('the account pages redirect guests to the login', async () => {
    for (const path of ['/konto', '/konto/angaben', '/konto/newsletter', '/konto/bestellungen']) {
      const response = await createVisitor().send(path);
      expect(response.headers.get('Location')).toBe(`/login?weiter=${encodeURIComponent(path)}`);
    }
  });

  test('after a change of the account data, every page shows the new data', async () => {
    const visitor = createVisitor();
    await visitor.signIn();
    await visitor.submit('/konto/angaben', { ...details, birthday: '3.4.1985' }, '/konto/angaben');
    const page = await visitor.page('/konto/angaben');
    expect(page).toContain('Ihre Angaben sind gespeichert.');
    expect(page).toContain('name="birthday" value="3.4.1985"');
    expect(page).toContain('Grüezi Änni');
  });

  test('the account form changes no account data if the password is wrong', async () => {
    const visitor = createVisitor();
    await visitor.signIn();
    const passwords = { currentpw: 'falsch', newpassword: 'butterzopf', repeatpassword: 'butterzopf' };
    await visitor.submit(
      '/konto/angaben',
      { ...details, changepassword: '1', ...passwords },
      '/konto/angaben',
    );
    const page = await visitor.page('/konto/angaben');
    expect(page).toContain('Das bisherige Passwort stimmt nicht.');
    expect(page).toContain('name="firstname" value="Änni"');
    expect(page).toContain('Grüezi Anna');
  });

  test('without a session, submitting the account form redirects to the login and keeps the return path', async () => {
    const response = await createVisitor().submit('/konto/angaben', details, '/konto/angaben');
    expect(response.headers.get('Location')).toBe('/login?weiter=%2Fkonto%2Fangaben');
  });

  test('a customer subscribes to the newsletter and unsubscribes', async () => {
    const visitor = createVisitor();
    await visitor.signIn();
    await visitor.submit('/konto/newsletter', { issubscribed: '1' }, '/konto/newsletter');
    expect(await visitor.page('/konto/newsletter')).toMatch(/name="issubscribed"[^>]* checked/);
    await visitor.submit('/konto/newsletter', { weiter: '' }, '/konto/newsletter');
    expect(await visitor.page('/konto/newsletter')).toContain('Sie erhalten keinen Newsletter mehr.');
  });
});

test('the newsletter form shows its result on the same page', async () => {
  const visitor = createVisitor();
  const response = await visitor.submit(
    '/newsletter/fuss',
    { emailnfield: 'regula@' },
    '/produkte?sortierung=preis',
  );
  expect(response.headers.get('Location')).toBe('/produkte?sortierung=preis#fuss-newsletter');
  const page = await visitor.page('/produkte');
  expect(page).toMatch(/name="emailnfield" value="regula@"[^>]*aria-invalid="true"/);
});

describe('the bot-check of the demo (site.md section 4.9)', () => {
  const contact = formCases.find(({ name }) => name === 'contact');
  const minute = 60_000;
  const open = () => {
    let now = Date.UTC(2026, 10, 21, 9);
    const visitor = createVisitor(openTestShop({ now: () => now, id: () => crypto.randomUUID() }));
    const token = async () => (await visitor.send('/pruefstelle/token')).text();
    const send = async (recaptchatoken: string) => {
      if (!contact) throw Error('no contact form');
      await submit(visitor, contact, { ...contact.valid, recaptchatoken });
      return visitor.page('/kontakt');
    };
    const sleep = (time: number) => {
      now += time;
    };
    return { token, send, sleep };
  };
  const failed = 'Captcha Prüfung fehlgeschlagen.';

  test('a bot-check token can be used once', async () => {
    const { token, send } = open();
    const once = await token();
    expect(await send(once)).toContain('Vielen Dank');
    const again = await send(once);
    expect(again).toContain(failed);
    expect(again).toContain('name="lastname" value="Muster"');
    expect(again).toContain('name="recaptchatoken" value=""');
  });

  test('a bot-check token expires after two minutes, and an unknown token is refused', async () => {
    const { token, send, sleep } = open();
    const [young, old] = [await token(), await token()];
    sleep(2 * minute);
    expect(await send(young)).toContain('Vielen Dank');
    sleep(1);
    expect(await send(old)).toContain(failed);
    expect(await send('made up')).toContain(failed);
  });

  test('the demo setting of the bot-check changes the script of the contact page, and the cart page has no bot-check', async () => {
    const visitor = createVisitor(
      openTestShop({ assets: () => ({ styles: [], check: '/assets/check.js' }) }),
    );
    expect(await visitor.page('/kontakt')).toContain(
      '"captchaUrl":"http://127.0.0.1/assets/check.js?modus=ok"',
    );
    await visitor.call('POST', '/demo/bot-check', { mode: 'blocked' });
    expect(await visitor.page('/kontakt')).toContain(
      '"captchaUrl":"http://127.0.0.1/pruefstelle/gesperrt.js"',
    );
    const { headers } = await visitor.send('/kontakt');
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' http://127.0.0.1;");
    expect(headers.get('Content-Security-Policy')).toContain('trusted-types krume');
    expect(await visitor.page('/warenkorb')).not.toContain('captchaUrl');
  });
});

describe('the link to reset a password', () => {
  const linkIn = (page: string) =>
    /href="(\/passwort-neu\?link=(?!abgelaufen)[^"]+)"/.exec(page)?.[1] ?? 'none';
  const post = (visitor: ReturnType<typeof createVisitor>, path: string, fields: Values) =>
    visitor.submit(path, fields, path);
  const password = { pw: 'gipfeli', pwrepeat: 'gipfeli' };

  test('the link works once', async () => {
    const visitor = createVisitor();
    await post(visitor, '/passwort-vergessen', { email: 'anna@example.ch' });
    const html = await visitor.page('/passwort-vergessen');
    const link = linkIn(html);
    expect(html).toContain('href="/passwort-neu?link=abgelaufen"');
    expect(await visitor.page(link)).toContain(`action="${link}"`);
    await post(visitor, link, { pw: 'kurz', pwrepeat: 'kurz' });
    expect(await visitor.page(link)).toContain('Bitte prüfen Sie die markierten Angaben.');
    await post(visitor, link, password);
    const thanks = await visitor.page(link);
    expect(thanks).toContain('Ihr neues Passwort gilt ab sofort.');
    expect(thanks).toContain('<a href="/login">Anmelden</a>');
    expect(await visitor.page(link)).toContain('Dieser Link ist abgelaufen');
  });

  test('the page of an expired link offers to request a new link', async () => {
    const visitor = createVisitor();
    const expired = '/passwort-neu?link=abgelaufen';
    const response = await visitor.send(expired);
    const page = await response.text();
    expect([response.status, page.includes('name="pw"')]).toEqual([410, false]);
    expect(page).toMatch(/Dieser Link ist abgelaufen: .+href="\/passwort-vergessen">Neuen Link anfordern/s);
    await post(visitor, expired, password);
    expect(await visitor.page(expired)).toContain('Dieser Link ist abgelaufen');
  });
});
