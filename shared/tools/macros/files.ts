import { templates } from '../../../fixtures/templates.ts';
import { macros } from './macros.ts';

export const files = macros(templates);
