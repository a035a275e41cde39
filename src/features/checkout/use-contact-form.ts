import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFieldRefused, useRefusedFieldTexts } from '../../components/form/use-refused-field-texts.ts';
import type { PhoneValue } from '../../components/phone/phone-entry.tsx';
import { usePhoneRules } from '../../components/phone/use-phone-rules.ts';
import { sortDefaultFirst } from '../../domain/account/saved-locations.ts';
import { choosePhone, type Phone } from '../../domain/delivery/choose-phone.ts';
import { findTypedContact } from '../../stores/account/prefill-contact.ts';
import type { CartDetails } from '../../stores/cart/cart-state.ts';
import { useDelivery } from '../../stores/delivery/delivery-store.ts';
import type { OrderPlacementState } from '../../stores/orders/orders-state.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useCart, useSession } from '../../stores/stores-context.tsx';
import { useForm } from '../../ui/inputs/use-form.ts';

/** Fields that can be invalid, in page order. The server uses the same names. */
const FIELDS = ['name', 'phone'] as const;
export type ContactField = (typeof FIELDS)[number];

export interface ContactForm {
  readonly details: CartDetails;
  readonly refs: Readonly<Record<ContactField, RefObject<HTMLInputElement | null>>>;
  /** Error message of a field, after the customer has left it or tried to submit. */
  getError(field: ContactField): string | undefined;
  /** Fields with an error message, in page order. */
  readonly invalidFields: readonly ContactField[];
  change(patch: Partial<CartDetails>): void;
  /** Validates the field when the customer leaves it. */
  handleBlur(field: ContactField): void;
  focus(field: ContactField): void;
  /**
   * Resolves to the phone number to send. When a field is invalid, focuses the first such field and resolves to null.
   */
  submit(): Promise<PhoneValue | null>;
}

/** True when the server refused the order because of a field of this page. */
export const isFieldProblem = (placement: OrderPlacementState): boolean =>
  placement.status === 'refused' &&
  (FIELDS.some((field) => isFieldRefused(field, placement)) || !!placement.fields.table_id);

/**
 * Form for the customer's name and phone. Validates on blur and submit. The cart store preserves the input across a
 * reload.
 */
export function useContactForm(): ContactForm {
  const { t } = useTranslation();
  const { details, setDetails } = useCart((state) => ({
    details: state.details,
    setDetails: state.setDetails,
  }));
  const { placement, dismiss } = useOrders((state) => ({
    placement: state.placement,
    dismiss: state.dismiss,
  }));
  const refusedTexts = useRefusedFieldTexts(placement.status === 'refused' ? placement : null);
  const phoneRules = usePhoneRules(details, { isReceiver: true, isCustomer: true });
  const form = useForm({
    rules: { name: { required: 'checkout.nameMissing' }, phone: phoneRules.rules } as const,
    values: { name: details.name, phone: details.phone },
    onChange: (name, value) => setDetails({ [name]: value }),
  });

  const getError = (field: ContactField) => {
    const problem = form.getProblem(field);
    return problem ? t(problem, phoneRules.messageValues) : refusedTexts[field];
  };

  /** Validates and returns the phone number to send. A ref, so that `submit` reads the latest input after waiting. */
  const validate = useRef((_hasPhoneRules: boolean): PhoneValue | null => null);
  validate.current = (hasPhoneRules) => {
    const isValid = form.submit();
    if (!hasPhoneRules && isValid) form.focus('phone');
    if (!hasPhoneRules || !isValid) return null;
    const { phone: national, dialCode } = phoneRules.normalise(details);
    setDetails({ name: details.name.trim(), phone: national, dialCode });
    return { phone: national, dialCode };
  };

  return {
    details,
    refs: { name: form.getFieldProps('name').ref, phone: form.getFieldProps('phone').ref },
    getError,
    invalidFields: FIELDS.filter(getError),
    focus: form.focus,
    change(patch) {
      // The refusal was about the previous input.
      if (placement.status === 'refused') dismiss();
      setDetails(patch);
    },
    handleBlur(field) {
      form.getFieldProps(field).onBlur();
      if (field === 'phone') setDetails(phoneRules.normalise(details));
    },
    async submit() {
      const hasPhoneRules = await phoneRules.loadNumberingPlans();
      // Use the latest input: the customer may have typed while the numbering plans were loading.
      return validate.current(hasPhoneRules);
    },
  };
}

const toPhone = (dialCode: string | null | undefined, national: string | null | undefined): Phone => ({
  dialCode: dialCode ?? '',
  national: national ?? '',
});

/**
 * Prefills name and phone when the checkout opens. Uses the first phone number that exists: typed, from the account,
 * from the delivery contact, or from a saved location (spec, section 5). The name is the typed one, the account's or,
 * for a delivery, the delivery contact's. What an earlier visit of the checkout filled in does not count as typed,
 * because another customer may have logged in since. Runs once, so that a field that the customer clears stays empty.
 */
export function useContactPrefill(): void {
  const { details, gift, isDelivery, setDetails } = useCart((state) => ({
    details: state.details,
    gift: state.gift,
    isDelivery: state.cart.orderType === 'delivery',
    setDetails: state.setDetails,
  }));
  const user = useSession((state) => (state.customer === 'authenticated' ? state.user : null));
  const { address, locations } = useDelivery((state) => ({
    address: state.address,
    locations: state.locations,
  }));
  const prefill = useRef(() => {});
  prefill.current = () => {
    const location = sortDefaultFirst(user?.locations ?? [])[0] ?? locations[0];
    const typedContact = findTypedContact(details);
    const knownPhone = choosePhone({
      typedPhone: toPhone(details.dialCode, typedContact.phone),
      accountPhone: user && toPhone(user.dialCode, user.phone),
      // A gift's delivery contact is the recipient, not the customer.
      deliveryPhone: gift ? null : toPhone(address.contactDialCode, address.contactPhone),
      locationPhone: location
        ? toPhone(location.address.contactDialCode, location.address.contactPhone)
        : null,
    });
    // Use the delivery contact's name only for a delivery, because other order types have no delivery address.
    const contactName = isDelivery && !gift ? address.contactName : '';
    const name = [typedContact.name, user?.name, contactName].find((candidate) => candidate?.trim()) ?? '';
    const phone = knownPhone?.national ?? '';
    setDetails({
      name,
      ...(phone !== details.phone && { phone, dialCode: knownPhone?.dialCode ?? '' }),
      prefilled: { name: typedContact.name ? '' : name, phone: typedContact.phone ? '' : phone },
    });
  };
  useEffect(() => prefill.current(), []);
}
