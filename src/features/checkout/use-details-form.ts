import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFieldRefused, useRefusedFieldTexts } from '../../components/form/refused-fields-text.ts';
import type { PhoneValue } from '../../components/phone/phone-entry.tsx';
import { usePhoneRules } from '../../components/phone/use-phone-rules.ts';
import { defaultFirst } from '../../domain/account/saved-locations.ts';
import { type Phone, phoneOf } from '../../domain/delivery/phone-of.ts';
import type { CartDetails } from '../../stores/cart/cart-state.ts';
import { useDelivery } from '../../stores/delivery/delivery-store.ts';
import type { Placing } from '../../stores/orders/orders-state.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useCart, useSession } from '../../stores/stores-context.tsx';
import { useForm } from '../../ui/inputs/use-form.ts';

/** Fields that can be wrong, as the server names them too, in the order they stand on the page. */
const FIELDS = ['name', 'phone'] as const;
export type FieldName = (typeof FIELDS)[number];

export interface DetailsForm {
  readonly details: CartDetails;
  readonly refs: Readonly<Record<FieldName, RefObject<HTMLInputElement | null>>>;
  /** What is wrong with a field, in words, once the customer has been there. */
  errorOf(field: FieldName): string | undefined;
  /** Fields known to be wrong, in the order they stand. */
  readonly wrong: readonly FieldName[];
  change(patch: Partial<CartDetails>): void;
  /** The customer leaves a field. */
  leave(field: FieldName): void;
  focus(field: FieldName): void;
  /** The phone they go out with; null when they cannot: then the first wrong field is shown and focused. */
  submit(): Promise<PhoneValue | null>;
}

/** The server refused what was typed, and said in which field. */
export const isFieldProblem = (placing: Placing): boolean =>
  placing.status === 'refused' &&
  (FIELDS.some((field) => isFieldRefused(field, placing)) || !!placing.fields.table_id);

/** Who orders: kept in the cart as typed, so that a reload loses nothing; judged on leaving a field and on sending. */
export function useDetailsForm(): DetailsForm {
  const { t } = useTranslation();
  const { details, setDetails } = useCart((state) => ({
    details: state.details,
    setDetails: state.setDetails,
  }));
  const { placing, dismiss } = useOrders((state) => ({ placing: state.placing, dismiss: state.dismiss }));
  const refusedTexts = useRefusedFieldTexts(placing.status === 'refused' ? placing : null);
  const phone = usePhoneRules(details);
  const form = useForm({
    rules: { name: { required: 'checkout.nameMissing' }, phone: phone.rules } as const,
    values: { name: details.name, phone: details.phone },
    onChange: (name, value) => setDetails({ [name]: value }),
  });

  const errorOf = (field: FieldName) => {
    const problem = form.problemOf(field);
    return problem ? t(problem) : refusedTexts[field];
  };

  /** What stands there by now, as it goes out. */
  const send = useRef((_isReady: boolean): PhoneValue | null => null);
  send.current = (isReady) => {
    const isSound = form.submit();
    if (!isReady && isSound) form.focus('phone');
    if (!isReady || !isSound) return null;
    const { phone: national, dialCode } = phone.normalise(details);
    setDetails({ name: details.name.trim(), phone: national, dialCode });
    return { phone: national, dialCode };
  };

  return {
    details,
    refs: { name: form.field('name').ref, phone: form.field('phone').ref },
    errorOf,
    wrong: FIELDS.filter(errorOf),
    focus: form.focus,
    change(patch) {
      // What the server said was about the details as they were.
      if (placing.status === 'refused') dismiss();
      setDetails(patch);
    },
    leave(field) {
      form.field(field).onBlur();
      if (field === 'phone') setDetails(phone.normalise(details));
    },
    async submit() {
      const isReady = await phone.loadPlans();
      // Somebody may have gone on typing meanwhile.
      return send.current(isReady);
    },
  };
}

const phone = (dialCode: string | null | undefined, national: string | null | undefined): Phone => ({
  dialCode: dialCode ?? '',
  national: national ?? '',
});

/**
 * Fills in who orders, as far as that is known, on coming to the checkout (spec, section 5: what was typed, else the user's
 * phone, else the delivery details', else the selected location's). Once: what is emptied then stays empty.
 */
export function useKnownCustomer(): void {
  const { details, setDetails } = useCart((state) => ({
    details: state.details,
    setDetails: state.setDetails,
  }));
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const { address, locations } = useDelivery((state) => ({
    address: state.address,
    locations: state.locations,
  }));
  const fill = useRef(() => {});
  fill.current = () => {
    const place = defaultFirst(user?.locations ?? [])[0] ?? locations[0];
    const known = phoneOf({
      typed: phone(details.dialCode, details.phone),
      user: user && phone(user.dialCode, user.phone),
      delivery: phone(address.contactDialCode, address.contactPhone),
      location: place ? phone(place.address.contactDialCode, place.address.contactPhone) : null,
    });
    const name = [details.name, user?.name, address.contactName].find((one) => one?.trim());
    if (name && name !== details.name) setDetails({ name });
    if (known && known.national !== details.phone)
      setDetails({ phone: known.national, dialCode: known.dialCode });
  };
  useEffect(() => fill.current(), []);
}
