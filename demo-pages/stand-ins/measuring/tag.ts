// Stand-in for the script of an analytics service, served from the demo's other origin. It reads the page's consent
// commands and reports a page view once these commands allow measuring.

interface ConsentFlags {
  analytics_storage?: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function measure(script: string): void {
  const queue = window.dataLayer ?? [];
  let id = '';
  let isCounted = false;
  let isAllowed = false;

  function runCommand(command: unknown): void {
    const [name, what, parameters] = Array.from(command as ArrayLike<unknown>);
    if (name === 'config') id = String(what);
    if (name === 'consent')
      isAllowed = (parameters as ConsentFlags | undefined)?.analytics_storage === 'granted';
    if (!id || !isAllowed || isCounted) return;
    isCounted = true;
    const query = new URLSearchParams({ id, seite: location.pathname });
    new Image().src = new URL(`../../messstelle/seite.gif?${query}`, script).href;
  }

  for (const command of queue) runCommand(command);
  const { push } = queue;
  queue.push = (...commands) => {
    const length = push.apply(queue, commands);
    commands.forEach(runCommand);
    return length;
  };
}

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) measure(currentScript.src);

export {};
