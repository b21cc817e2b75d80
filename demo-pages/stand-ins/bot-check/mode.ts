import { type InferOutput, object, optional, picklist } from 'valibot';

/**
 * How the service behaves for a visitor: normal, slow, blocked, without a response, without a token, or
 * declared necessary.
 */
const modes = ['ok', 'slow', 'blocked', 'hanging', 'none', 'necessary'] as const;

export const BotCheckMode = object({ mode: optional(picklist(modes), 'ok') });
export type BotCheckMode = InferOutput<typeof BotCheckMode>['mode'];
