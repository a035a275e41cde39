import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFieldRules } from '../../../components/delivery/address-field-rules.ts';
import {
  type PhoneProblemKey,
  type PhoneRules,
  usePhoneRules,
} from '../../../components/phone/use-phone-rules.ts';
import { askedFields } from '../../../domain/delivery/address-form.ts';
import type { Address, AddressField, AddressForm } from '../../../domain/delivery/delivery-types.ts';
import type { FieldRules } from '../../../lib/form/field-rules.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { useCart } from '../../../stores/stores-context.tsx';
import { type Form, useForm } from '../../../ui/inputs/use-form.ts';

export type FormField = AddressField | 'contactName' | 'contactPhone';
/** Message keys, or one for which the field's name is needed as well. */
type FormFault = 'missing' | 'address.paciWrong' | 'address.nameMissing' | PhoneProblemKey;

export interface DeliveryForm extends Form<FormField, FormFault> {
  readonly address: Address;
  /** What is asked of the address, in order. */
  readonly asked: readonly AddressField[];
  readonly phone: PhoneRules;
  change(patch: Partial<Address>): void;
  /** Whether all can go out; if not, what is wrong is said, and the first wrong field has the focus. */
  send(): Promise<boolean>;
}

const NO_FORM: AddressForm = { type: '', fields: {} };

/**
 * The address of a delivery, and whom to ask for: the delivery store keeps it as typed, with what other kinds of place need,
 * so that neither a change of type nor a way to the map and back loses a word.
 */
export function useAddressForm(withContact: boolean): DeliveryForm {
  const { address, config, destination, setAddress } = useDelivery((state) => ({
    address: state.address,
    config: state.config,
    destination: state.destination,
    setAddress: state.setAddress,
  }));
  const typed = useCart(({ details }) => details);
  const prefill = useRef(() => {});
  prefill.current = () => {
    if (!withContact) return;
    // Most orders are taken by whoever places them.
    if (!address.contactName) setAddress({ contactName: typed.name });
    if (!address.contactPhone) setAddress({ contactPhone: typed.phone, contactDialCode: typed.dialCode });
  };
  useEffect(() => prefill.current(), []);
  const given = (destination.kind === 'country' ? config?.shippingForm : config?.form) ?? NO_FORM;
  const asked = askedFields(given, address.type);
  const contact = { phone: address.contactPhone, dialCode: address.contactDialCode };
  const phone = usePhoneRules(contact);
  const rules: Partial<Record<FormField, FieldRules<FormFault>>> = {};
  for (const field of asked) rules[field] = addressFieldRules(field, !!given.fields[field]?.required);
  if (withContact) {
    rules.contactName = { required: 'address.nameMissing', maxLength: 100 };
    rules.contactPhone = phone.rules;
  }
  const form = useForm<FormField, FormFault>({
    rules,
    values: { ...address.fields, contactName: address.contactName, contactPhone: address.contactPhone },
    onChange(field, value) {
      if (field === 'contactName' || field === 'contactPhone') setAddress({ [field]: value });
      else setAddress({ fields: { [field]: value } });
    },
  });
  /** What stands there by now goes out, if it can. */
  const send = useRef((_isReady: boolean): boolean => false);
  send.current = (isReady) => {
    const isSound = form.submit();
    if (!isReady && isSound) form.focus('contactPhone');
    if (!isReady || !isSound) return false;
    if (withContact) {
      const tidied = phone.normalise(contact);
      setAddress({
        contactName: address.contactName.trim(),
        contactPhone: tidied.phone,
        contactDialCode: tidied.dialCode,
      });
    }
    return true;
  };
  return {
    ...form,
    address,
    asked,
    phone,
    change: setAddress,
    async send() {
      const isReady = !withContact || (await phone.loadPlans());
      // Somebody may have gone on typing meanwhile.
      return send.current(isReady);
    },
  };
}

/** What is wrong with a field, in words that name it: they are also read far from it. */
export function useFaultText(): (field: FormField, fault: FormFault) => string {
  const { t } = useTranslation();
  return (field, fault) => {
    if (fault !== 'missing') return t(fault);
    return field === 'contactName' || field === 'contactPhone'
      ? t('phone.missing')
      : t('address.missing', { field: t(`address.field.${field}`) });
  };
}
