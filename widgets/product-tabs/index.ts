import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { enhanceTabs } from './enhance-tabs.ts';

/** Turns sections with headings into tabs. @see shop.md section 2.2 */
export default defineWidget({ props: object({}), mode: 'enhance', enhance: enhanceTabs });
