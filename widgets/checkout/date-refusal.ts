import { checkDate } from '../../shared/rules/delivery/check.ts';
import type { Delivery } from '../../shared/rules/delivery/delivery.ts';
import type { DeliveryPlan } from '../../shared/rules/delivery/plan.ts';

/** Why the chosen date cannot be: the message of the first check that fails. @see shop.md section 5, "Date checks" */
export function refusal(plan: DeliveryPlan, delivery: Delivery | undefined): string | undefined {
  return delivery && checkDate(plan, delivery.date, delivery.time)[0]?.message;
}
