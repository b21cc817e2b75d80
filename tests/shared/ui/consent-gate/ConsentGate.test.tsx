// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decideConsent } from '../../../../shared/stores/session/consent.ts';
import { ConsentGate } from '../../../../shared/ui/consent-gate/ConsentGate.tsx';
import { settled } from '../../../support/page/page.ts';
import { resetPage } from '../../../support/shop/stores.ts';

// site.md section 4.3: the gate names the content and the service, with one button and an alternative

beforeEach(() => {
  localStorage.clear();
  resetPage();
});
afterEach(cleanup);

let rendered: number;
function open(privacyUrl?: string) {
  rendered = 0;
  const content = () => {
    rendered++;
    return <p>Karte von Basel</p>;
  };
  render(
    <ConsentGate
      purpose="maps"
      what="Die Karte"
      from="Google Maps"
      action="Karte laden"
      privacyUrl={privacyUrl}
      alternative={<a href="/filialen">Alle Filialen</a>}
    >
      {content}
    </ConsentGate>,
  );
}

test('the consent gate names the blocked content and the service, and shows a button and an alternative link', () => {
  open('/datenschutz');
  expect(document.body.textContent).toContain(
    'Die Karte kommt von Google Maps. Beim Laden erfährt dieser Dienst Ihre IP-Adresse und welche Seite Sie ansehen.',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Karte laden']);
  expect(screen.getByRole('link', { name: 'Alle Filialen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/datenschutz');
  expect(rendered).toBe(0);
});

test('a click on the button of the consent gate shows and focuses the content of the service', async () => {
  open();
  screen.getByRole('button').focus();
  fireEvent.click(screen.getByRole('button'));
  await settled();
  expect(screen.getByRole('group', { name: 'Die Karte' })).toBe(document.activeElement);
  expect(screen.getByText('Karte von Basel').parentElement).toBe(document.activeElement);
  expect(localStorage.getItem('cookieConsent')).toBeNull();
});

test('the consent gate is hidden after consent in the cookie banner, and visible after a refusal', async () => {
  decideConsent('granted');
  open();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  decideConsent('denied');
  await settled();
  expect(screen.getByRole('button').textContent).toBe('Karte laden');
  expect(screen.queryByText('Karte von Basel')).toBeNull();
});
