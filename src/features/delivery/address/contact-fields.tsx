import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/form-section.tsx';
import { PhoneEntry } from '../../../components/phone/phone-entry.tsx';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import type { DeliveryForm } from './use-address-form.ts';

/** Name and phone of the person who receives the delivery. */
export function ContactFields({ form }: { form: DeliveryForm }) {
  const { t } = useTranslation();
  const { address, change, phoneRules } = form;
  const isShipped = useDelivery((state) => state.destination.kind === 'country');
  const value = { phone: address.contactPhone, dialCode: address.contactDialCode };
  const setPhone = (next: typeof value) =>
    change({ contactPhone: next.phone, contactDialCode: next.dialCode });
  const { ref, onBlur } = form.getFieldProps('contactPhone');
  return (
    <FormSection title={t(isShipped ? 'address.shippingContact' : 'address.contact')}>
      <TextField
        {...form.getFieldProps('contactName')}
        label={t('address.contactName')}
        hint={t('address.contactHint')}
        error={form.getError('contactName')}
        autoComplete="name"
      />
      <PhoneEntry
        ref={ref}
        label={t('checkout.phone')}
        hint={t(isShipped ? 'checkout.phoneHint' : 'address.phoneHint')}
        error={form.getError('contactPhone')}
        required
        isReceiver
        value={value}
        onChange={setPhone}
        onBlur={() => {
          onBlur();
          setPhone(phoneRules.normalise(value));
        }}
      />
    </FormSection>
  );
}
