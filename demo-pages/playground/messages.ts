import type { Finding } from './finding.ts';

/** Sent by the preview after it has loaded. */
export interface PreviewReady {
  kind: 'krume-preview-ready';
}

/** Sent to the preview, which replies when it is ready. */
export interface AskPreview {
  kind: 'krume-preview-ask';
}

/** Sent to the preview: the markup to show and to check. */
export interface ShowMarkup {
  kind: 'krume-preview-show';
  markup: string;
}

/** Sent by the preview after the check. */
export interface PreviewChecked {
  kind: 'krume-preview-checked';
  markup: string;
  findings: readonly Finding[];
}

/** Sent by the preview with overlay, each time that the overlay has found something else. */
export interface OverlayFound {
  kind: 'krume-preview-overlay';
  markup: string;
  findings: readonly Finding[];
}

type Message = PreviewReady | AskPreview | ShowMarkup | PreviewChecked | OverlayFound;

/** Calls `read` for each message of a kind from a page of the same origin. */
export function onMessage<Kind extends Message['kind']>(
  kind: Kind,
  read: (message: Extract<Message, { kind: Kind }>) => void,
): void {
  addEventListener('message', ({ data, origin }: MessageEvent<Message | undefined>) => {
    if (origin === location.origin && data?.kind === kind) read(data as Extract<Message, { kind: Kind }>);
  });
}

export const send = (target: Window, message: Message): void => target.postMessage(message, location.origin);
