import type { Finding } from './finding.ts';

/** Sent by the preview when it is ready. */
export interface PreviewReady {
  kind: 'krume-preview-ready';
}

/** Sent to the preview to ask whether the preview is ready. */
export interface AskPreview {
  kind: 'krume-preview-ask';
}

/** Sent to the preview with the markup to show and check. */
export interface ShowMarkup {
  kind: 'krume-preview-show';
  markup: string;
}

/** Sent by the preview with the result of a check. */
export interface PreviewChecked {
  kind: 'krume-preview-checked';
  markup: string;
  findings: readonly Finding[];
}

/** A preview that contains the debug overlay sends this message whenever the findings of the overlay change. */
export interface OverlayFound {
  kind: 'krume-preview-overlay';
  markup: string;
  findings: readonly Finding[];
}

type Message = PreviewReady | AskPreview | ShowMarkup | PreviewChecked | OverlayFound;

/** Calls `read` for each message of one kind from the same origin. */
export function onMessage<Kind extends Message['kind']>(
  kind: Kind,
  read: (message: Extract<Message, { kind: Kind }>) => void,
): void {
  addEventListener('message', ({ data, origin }: MessageEvent<Message | undefined>) => {
    if (origin === location.origin && data?.kind === kind) read(data as Extract<Message, { kind: Kind }>);
  });
}

export const send = (target: Window, message: Message): void => target.postMessage(message, location.origin);
