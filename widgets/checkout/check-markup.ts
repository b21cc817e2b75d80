import { safeParse } from 'valibot';
import { readFlag } from '../../shared/diagnostics/checks/attributes.ts';
import { isObject, parsed } from '../../shared/diagnostics/checks/json.ts';
import { checkOnce } from '../../shared/diagnostics/checks/once.ts';
import { readJson } from '../../shared/diagnostics/json/json-mistake.ts';
import { PaymentConfiguration } from '../../shared/model/payment.ts';
import { checkPhone } from '../../shared/ui/diagnostics/check-contact.ts';

/** Debug overlay checks with German messages: mistakes that the checkout accepts without an error. */
export const checkCheckout = (host: Element): string[] => [
  ...checkOnce(host, 'Beide führen durch dieselbe Bestellung. Eines genügt.'),
  ...checkFallback(host),
  ...checkSignup(host),
  ...checkOrder(host),
  ...checkPhone(host),
  ...checkConfiguration(host),
  ...checkSession(host),
];

/**
 * Reports a fallback without text. The contents of slots do not count, because they are hidden before mount.
 */
function checkFallback(host: Element): string[] {
  const part = host.querySelector('.krume-checkout')?.cloneNode(true);
  if (!(part instanceof Element)) return [];
  for (const unread of part.querySelectorAll('[data-slot], script, style, template, noscript'))
    unread.remove();
  return /\S/.test(part.textContent ?? '')
    ? []
    : [
        'zeigt ohne JavaScript nichts: In .krume-checkout gehört, wie man ohne sie bestellt, etwa mit der Telefonnummer.',
      ];
}

function checkSignup(host: Element): string[] {
  const slot = host.querySelector('[data-slot="signup"]');
  if (slot)
    return slot.querySelector('form, .krume-form-success, [data-widget]')
      ? []
      : ['hat in data-slot="signup" kein <form>: Wer «Registrieren» wählt, kann dort nichts ausfüllen.'];
  // The widget does not mount if the fallback has other content or lacks `.krume-checkout`
  const isOther = !host.querySelector('.krume-checkout') || host.querySelector('[data-slot], form');
  const isOutside = document.querySelector('[data-slot="signup"]') !== null;
  if (isOn(host, 'data-authenticated') || isResult(host) || isOther || isOutside) return [];
  return [
    'hat kein data-slot="signup" mit dem Formular der Registrierung: Wer «Registrieren» wählt, kann dort nichts ausfüllen.',
  ];
}

const checkOrder = (host: Element): string[] =>
  host.matches('[data-order-id][data-increment-id]')
    ? [
        'hat data-order-id und data-increment-id: Es gilt die zweite, und die Bestellung wird nicht abgefragt. Eines muss weg.',
      ]
    : [];

/**
 * Reports mistakes in the settings for payment and maps. The schema reports unknown keys and invalid values.
 */
function checkConfiguration(host: Element): string[] {
  const script = host.querySelector(':scope > script[data-widget-props]');
  if (script ? readJson(script.textContent ?? '').mistake : isBesideProps(host)) return [];
  const text = script?.textContent ?? '{}';
  // The widget itself reports JSON that is not an object
  if (!isObject(JSON.parse(text))) return [];
  const props = parsed({ text, type: null });
  const { payment = {}, maps } = props;
  const { production, test, providerPrefix, providerHosts, states, ...others }: Record<string, unknown> =
    Object(payment);
  const isMisspelt =
    Object.keys(others).length > 0 || (!('payment' in props) && Object.keys(props).some(isUnknown));
  const mistakes: string[] = [];
  if (
    providerPrefix === undefined &&
    !isMisspelt &&
    isObject(payment) &&
    !host.hasAttribute('data-increment-id')
  )
    mistakes.push(
      'hat in data-widget-props unter payment kein «providerPrefix»: Keine Bestellung kommt zum Zahlungsdienst, auch wer mit Karte zahlen will, sieht sie als abgeschlossen.',
    );
  // The widget itself reports an invalid prefix
  if (String(providerPrefix).length === 27 && !isMisspelt && !hasEntries(providerHosts))
    mistakes.push(
      'hat in data-widget-props unter payment kein «providerHosts», etwa ["pay.example.ch"]: Keine Zahlung wird gestartet, auch wer mit Karte zahlen will, soll anrufen.',
    );
  mistakes.push(...checkStates(Object(states)));
  if (
    isObject(maps) &&
    Object.keys(maps).every((key) => key === 'logo' || key === 'mapId' || !Reflect.get(maps, key))
  )
    mistakes.push(
      'hat in data-widget-props unter maps weder «key» noch «url»: Die nächsten Filialen werden nicht gesucht.',
    );
  for (const [environment, methods] of Object.entries({ production, test }))
    mistakes.push(
      ...doubledCodes(methods).map(
        (code) =>
          `hat in data-widget-props unter payment.${environment} den Code ${code} zweimal: Welche Zahlungsart gemeint ist, weiss niemand.`,
      ),
    );
  return mistakes;
}

/**
 * Reports codes that belong to several payment states. A state without codes on the page has its default
 * codes.
 */
function checkStates(written: Readonly<Record<string, unknown>>): string[] {
  const place = 'hat in data-widget-props unter payment.states';
  const { success, output } = safeParse(PaymentConfiguration.entries.states, written);
  if (!success) return [];
  const twice = doubled(Object.values(written).flat());
  return [
    ...twice.map((code) => `${place} den Code ${code} zweimal: Welcher Stand gemeint ist, weiss niemand.`),
    ...Object.entries(output)
      .filter(([state]) => !Object.hasOwn(written, state))
      .flatMap(([state, defaults]) =>
        doubled([...defaults, ...new Set(codesOf(written))]).map(
          (code) =>
            `${place} den Code ${code}, der ohne Angabe schon für «${state}» steht. Geben Sie auch «${state}» seine Codes.`,
        ),
      ),
    ...(output.paid.length ? [] : [`${place} für «paid» keinen Code: Keine Bestellung gilt als bezahlt.`]),
  ];
}

const codesOf = (written: Readonly<Record<string, unknown>>) =>
  Object.values(written)
    .flat()
    .map((code) => String(code).toLowerCase());

const isUnknown = (key: string) =>
  !/^(?:authenticated|openSignup|shopUrl|phone|orderId|incrementId|payment|maps)$/.test(key);

/** Whether the props script is beside the host instead of inside. The widget itself reports this mistake. */
const isBesideProps = ({ previousElementSibling: before, nextElementSibling: after }: Element) =>
  [before, after].some((element) => element?.matches('script[data-widget-props]'));

function doubledCodes(methods: unknown): string[] {
  return doubled(Object.values(Object(methods)).map((method) => Object(method).code));
}

function doubled(codes: readonly unknown[]): string[] {
  const all = codes.map((code) => String(code).toLowerCase());
  return [...new Set(all.filter((code, index) => code !== 'undefined' && all.indexOf(code) !== index))];
}

/**
 * Whether a list has entries. Also true for a value that is not a list, because the widget itself reports a
 * wrong type.
 */
const hasEntries = (list: unknown) => (Array.isArray(list) ? list.length > 0 : list !== undefined);

/** Reports that the widget and the page disagree on whether the visitor is signed in. */
function checkSession(host: Element): string[] {
  const text = document.querySelector('script[data-krume-config]')?.textContent ?? '{}';
  const authenticated = readFlag(parsed({ text, type: null }).authenticated);
  if (authenticated === undefined || authenticated === isOn(host, 'data-authenticated')) return [];
  return [
    `ist für ${authenticated ? 'Gäste' : 'Angemeldete'} gedruckt (data-authenticated), die Seite aber für ${authenticated ? 'Angemeldete' : 'Gäste'} («authenticated» in data-krume-config): Beide müssen dasselbe sagen.`,
  ];
}

const isResult = (host: Element) => host.matches('[data-order-id], [data-increment-id]');

const isOn = (host: Element, name: string) => readFlag(host.getAttribute(name)) === true;
