import { hostText } from '../../../text/diagnostics/host.ts';
import { quote } from '../../mistakes/describe-mistake.ts';
import { loneLabels } from '../../mistakes/lone-labels.ts';

/** Reports labels that name no field, although the field is there. A missing field is reported as damage by a CMS. */
export const checkLabels = (own: readonly Element[]): string[] =>
  loneLabels(own).flatMap(({ label, field }) => (field ? [hostText.loneLabel(quote(label), field.id)] : []));
