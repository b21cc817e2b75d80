/**
 * Submits the forms of the demo panel in the background and shows the result. The page does not reload, so its widgets
 * stay mounted and show how they handle faults.
 */
const panel = document.querySelector('[data-demo-panel]');
const message = panel?.querySelector('[data-demo-status]');
const state = panel?.querySelector('[data-demo-state]');

const actions: Record<string, (form: HTMLFormElement) => Promise<void>> = {
  faults: setFaults,
  gone: makeUnavailable,
  full: fillDay,
  botCheck: changeBotCheck,
  shared: changePages,
  size: changePages,
  session: endSession,
};

panel?.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  void actions[form.dataset.demoForm ?? 'faults']?.(form);
});

async function setFaults(form: HTMLFormElement): Promise<void> {
  const fields = new FormData(form);
  const isSent = await send(form.action, JSON.stringify(Object.fromEntries(fields)));
  const isHealthy = fields.get('mode') === 'ok' && fields.get('delay') === '0';
  if (isSent && state) state.textContent = isHealthy ? '' : ' · gestört';
  announce(isSent ? 'Übernommen.' : 'Das hat nicht geklappt.');
}

async function endSession(form: HTMLFormElement): Promise<void> {
  const isSent = await send(form.action, '{}');
  announce(
    isSent ? 'Die Sitzung ist beendet: Der nächste Aufruf wird abgewiesen.' : 'Das hat nicht geklappt.',
  );
}

async function makeUnavailable(form: HTMLFormElement): Promise<void> {
  const isSent = await send(form.action, JSON.stringify(Object.fromEntries(new FormData(form))));
  announce(isSent ? 'Übernommen: Die nächste Seite zeigt es.' : 'Das hat nicht geklappt.');
}

async function fillDay(form: HTMLFormElement): Promise<void> {
  const isSent = await send(form.action, JSON.stringify(Object.fromEntries(new FormData(form))));
  announce(isSent ? 'Übernommen: Wer diesen Tag wählt, wird abgewiesen.' : 'Das hat nicht geklappt.');
}

async function changeBotCheck(form: HTMLFormElement): Promise<void> {
  const isSent = await send(form.action, JSON.stringify(Object.fromEntries(new FormData(form))));
  announce(isSent ? 'Übernommen: Die nächste Seite hat es.' : 'Das hat nicht geklappt.');
}

async function changePages(form: HTMLFormElement): Promise<void> {
  const isSent = await send(form.action, JSON.stringify(Object.fromEntries(new FormData(form))));
  announce(isSent ? 'Übernommen: Die nächste Seite zeigt es.' : 'Das hat nicht geklappt.');
}

async function send(url: string, body: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  try {
    return (await fetch(url, { method: 'POST', headers, body })).ok;
  } catch {
    return false;
  }
}

function announce(text: string): void {
  if (message) message.textContent = text;
}

// Makes this file a module, so that its names are not global.
export {};
