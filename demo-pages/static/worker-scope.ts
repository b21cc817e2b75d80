// The parts of a service worker's global scope that the worker uses. TypeScript's types for workers conflict with the
// types for pages, which this project includes.

export interface WorkerClient {
  postMessage(message: unknown): void;
}

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface MessageEvent extends ExtendableEvent {
  data: unknown;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEvent;
}

export interface WorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly WorkerClient[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
