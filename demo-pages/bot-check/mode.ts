import { type InferOutput, object, optional, picklist } from 'valibot';

/** How the service behaves for a visitor: as it should, slow, not to be had, without an answer, without a token, without being asked for. */
const modes = ['ok', 'slow', 'blocked', 'hanging', 'none', 'necessary'] as const;

export const BotCheckMode = object({ mode: optional(picklist(modes), 'ok') });
export type BotCheckMode = InferOutput<typeof BotCheckMode>['mode'];
