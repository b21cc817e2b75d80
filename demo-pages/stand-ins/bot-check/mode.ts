import { type InferOutput, object, optional, picklist } from 'valibot';

/**
 * How the bot check behaves for a visitor: `ok`, `slow`, `blocked`, `hanging` (no response), `none` (no token) or
 * `necessary` (needs no consent).
 */
const modes = ['ok', 'slow', 'blocked', 'hanging', 'none', 'necessary'] as const;

export const BotCheckMode = object({ mode: optional(picklist(modes), 'ok') });
export type BotCheckMode = InferOutput<typeof BotCheckMode>['mode'];
