import type { InferOutput } from 'valibot';
import type { AnalyticsConfiguration } from './configuration/analytics.ts';
import type { ApiConfiguration } from './configuration/api.ts';
import type { RulesConfiguration } from './configuration/rules.ts';
import type { SessionConfiguration } from './configuration/session.ts';

// The configuration in `<script type="application/json" data-krume-config>`. Only tests and tools import this file. The
// code of a page imports single parts, so that a heart, for example, loads only the part about the visitor.

export { AnalyticsConfiguration } from './configuration/analytics.ts';
export { ApiConfiguration } from './configuration/api.ts';
export { BotCheckConfiguration } from './configuration/bot-check.ts';
export { PrivacyConfiguration } from './configuration/privacy.ts';
export { RulesConfiguration } from './configuration/rules.ts';
export { SessionConfiguration } from './configuration/session.ts';
export { VisitorConfiguration } from './configuration/visitor.ts';

export type Configuration = InferOutput<typeof ApiConfiguration> &
  InferOutput<typeof SessionConfiguration> &
  AnalyticsConfiguration &
  InferOutput<typeof RulesConfiguration>;
