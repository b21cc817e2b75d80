import { object, parse, string, unknown } from 'valibot';

const Success = object({ value: unknown() });
const Failure = object({ value: object({ error: string(), message: string() }) });
const Session = object({ sessionId: string() });

/** An error from the driver. `code` is the name of the error in the WebDriver protocol. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Sends a WebDriver command: method, path below the session's path, body. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A minimal WebDriver client. @see https://www.w3.org/TR/webdriver2/ */
export async function openSession(driver: string, capabilities: object): Promise<Command> {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(driver + path, { method, body: body ? JSON.stringify(body) : null });
    const reply: unknown = await response.json();
    if (response.ok) return parse(Success, reply).value;
    const { error, message } = parse(Failure, reply).value;
    throw new WebDriverError(error, message);
  };
  const { sessionId } = parse(
    Session,
    await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } }),
  );
  return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
}
