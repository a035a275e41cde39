import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  buildAddressFieldRules,
  getAddressFieldKey,
} from '../../../components/delivery/address-field-rules.ts';
import {
  type PhoneProblemKey,
  type PhoneRules,
  usePhoneRules,
} from '../../../components/phone/use-phone-rules.ts';
import { getVisibleFields } from '../../../domain/delivery/address-form.ts';
import type { Address, AddressField, AddressForm } from '../../../domain/delivery/delivery-types.ts';
import type { FieldRules } from '../../../lib/form/field-rules.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useCart } from '../../../stores/stores-context.tsx';
import { type Form, useForm } from '../../../ui/inputs/use-form.ts';

export type FormField = AddressField | 'contactName' | 'contactPhone';
/** Message keys, except `missing`: for this problem, `getError` returns a message that contains the field's name. */
type FormProblem = 'missing' | 'address.paciWrong' | 'address.nameMissing' | PhoneProblemKey;

export interface DeliveryForm extends Form<FormField, FormProblem> {
  readonly address: Address;
  /** Fields of the form for the chosen address type, in page order. */
  readonly visibleFields: readonly AddressField[];
  readonly phoneRules: PhoneRules;
  change(patch: Partial<Address>): void;
  /** Error message of a field. It contains the field's name, because the error summary shows it too. */
  getError(field: FormField): string | undefined;
  /**
   * Resolves to true and normalises the phone number if the form is valid. Otherwise focuses the first invalid field.
   */
  validateAndNormalize(): Promise<boolean>;
}

const EMPTY_FORM: AddressForm = { type: '', fields: {} };

/**
 * Form for the delivery address and its contact. The delivery store holds all input, so that nothing is lost when the
 * customer changes the address type or visits the map.
 */
export function useAddressForm({ withContact }: { withContact: boolean }): DeliveryForm {
  const { t } = useTranslation();
  const { address, config, destination, setAddress } = useDelivery((state) => ({
    address: state.address,
    config: state.config,
    destination: state.destination,
    setAddress: state.setAddress,
  }));
  const customerDetails = useCart(({ details }) => details);
  const prefill = useRef(() => {});
  prefill.current = () => {
    if (!withContact) return;
    // Prefill the contact with the customer's own details, because most customers receive the order themselves.
    if (!address.contactName) setAddress({ contactName: customerDetails.name });
    if (!address.contactPhone)
      setAddress({ contactPhone: customerDetails.phone, contactDialCode: customerDetails.dialCode });
  };
  useEffect(() => prefill.current(), []);
  const addressForm = (destination.kind === 'country' ? config?.shippingForm : config?.form) ?? EMPTY_FORM;
  const visibleFields = getVisibleFields(addressForm, address.type);
  const contact = { phone: address.contactPhone, dialCode: address.contactDialCode };
  const phoneRules = usePhoneRules(contact, { isReceiver: true });
  const rules: Partial<Record<FormField, FieldRules<FormProblem>>> = {};
  for (const field of visibleFields)
    rules[field] = buildAddressFieldRules(field, !!addressForm.fields[field]?.required);
  if (withContact) {
    rules.contactName = { required: 'address.nameMissing', maxLength: 100 };
    rules.contactPhone = phoneRules.rules;
  }
  const form = useForm<FormField, FormProblem>({
    rules,
    values: { ...address.fields, contactName: address.contactName, contactPhone: address.contactPhone },
    onChange(field, value) {
      if (field === 'contactName' || field === 'contactPhone') setAddress({ [field]: value });
      else setAddress({ fields: { [field]: value } });
    },
  });
  /** A ref, so that it validates the latest input after the numbering plans have loaded. */
  const validate = useRef((_hasPhoneRules: boolean): boolean => false);
  validate.current = (hasPhoneRules) => {
    const isValid = form.submit();
    if (!hasPhoneRules && isValid) form.focus('contactPhone');
    if (!hasPhoneRules || !isValid) return false;
    if (withContact) {
      const normalizedPhone = phoneRules.normalise(contact);
      setAddress({
        contactName: address.contactName.trim(),
        contactPhone: normalizedPhone.phone,
        contactDialCode: normalizedPhone.dialCode,
      });
    }
    return true;
  };
  return {
    ...form,
    address,
    visibleFields,
    phoneRules,
    getError(field) {
      const problem = form.getProblem(field);
      if (problem !== 'missing') return problem ? t(problem) : undefined;
      return field === 'contactName' || field === 'contactPhone'
        ? t('phone.missing')
        : t('address.missing', { field: t(getAddressFieldKey(field, destination.kind === 'country')) });
    },
    change: setAddress,
    async validateAndNormalize() {
      const hasPhoneRules = !withContact || (await phoneRules.loadNumberingPlans());
      // Use the latest input: the customer may have typed while the numbering plans were loading.
      return validate.current(hasPhoneRules);
    },
  };
}
