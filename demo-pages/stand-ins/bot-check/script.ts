// Stand-in for the script of a bot-check service, served from the demo's other origin. The query of the script's URL
// sets how the stand-in behaves.

interface Service {
  ready(call: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise: Service };
  }
}

/** Milliseconds until a slow response. */
const slowResponseMs = 3000;

function serve(url: URL): void {
  const mode = url.searchParams.get('modus');
  const execute = async (key: string, { action }: { action: string }): Promise<string> => {
    if (mode === 'hanging') return new Promise(() => {});
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slowResponseMs));
    if (mode === 'none') return '';
    const query = new URLSearchParams({ key, action });
    return (await fetch(new URL(`../../pruefstelle/token?${query}`, url).href)).text();
  };
  window.grecaptcha = { enterprise: { ready: (call) => call(), execute } };
}

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) serve(new URL(currentScript.src));

export {};
