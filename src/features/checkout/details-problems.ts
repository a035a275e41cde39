import { type PhoneProblem, parsePhone } from '../../domain/order/phone.ts';
import type { CartDetails } from '../../stores/cart-state.ts';

/** Fields that can be wrong, as the server names them too, in the order they stand on the page. */
export const FIELDS = ['name', 'phone'] as const;
export type FieldName = (typeof FIELDS)[number];

/** Message keys without their first part: `checkout.nameMissing`, `phoneProblem.TOO_SHORT`. */
export type DetailsProblem =
  | 'checkout.nameMissing'
  | 'checkout.phoneMissing'
  | `phoneProblem.${PhoneProblem}`;

/** What is wrong with a typed name, if anything. */
const nameProblem = ({ name }: CartDetails): DetailsProblem | null =>
  name.trim() ? null : 'checkout.nameMissing';

function phoneProblem({ phone, dialCode }: CartDetails): DetailsProblem | null {
  if (!phone.trim()) return 'checkout.phoneMissing';
  const parsed = parsePhone(phone, dialCode);
  return parsed.ok ? null : `phoneProblem.${parsed.problem}`;
}

/** What stands between the typed details and an order, field by field (spec, section 5). */
export const problemOf: Readonly<Record<FieldName, (details: CartDetails) => DetailsProblem | null>> = {
  name: nameProblem,
  phone: phoneProblem,
};

/** A readable phone in its two parts, as orders carry it; what cannot be read stays as typed. */
export function tidied(details: CartDetails): Pick<CartDetails, 'phone' | 'dialCode'> {
  const parsed = parsePhone(details.phone, details.dialCode);
  return parsed.ok ? { phone: parsed.national, dialCode: parsed.dialCode } : details;
}
