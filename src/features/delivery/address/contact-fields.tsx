import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../components/form/form-section.tsx';
import { PhoneEntry } from '../../../components/phone/phone-entry.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { type DeliveryForm, useFaultText } from './use-address-form.ts';

/** Whom to ask for at the door. */
export function ContactFields({ form }: { form: DeliveryForm }) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { address, change, phone } = form;
  const errorOf = (field: 'contactName' | 'contactPhone') => {
    const fault = form.problemOf(field);
    return fault ? faultText(field, fault) : undefined;
  };
  const value = { phone: address.contactPhone, dialCode: address.contactDialCode };
  const keep = (next: typeof value) => change({ contactPhone: next.phone, contactDialCode: next.dialCode });
  const { ref, onBlur } = form.field('contactPhone');
  return (
    <FormSection title={t('address.contact')}>
      <TextField
        {...form.field('contactName')}
        label={t('address.contactName')}
        hint={t('address.contactHint')}
        error={errorOf('contactName')}
        autoComplete="name"
      />
      <PhoneEntry
        ref={ref}
        label={t('checkout.phone')}
        hint={t('address.phoneHint')}
        error={errorOf('contactPhone')}
        required
        value={value}
        onChange={keep}
        onBlur={() => {
          onBlur();
          keep(phone.normalise(value));
        }}
      />
    </FormSection>
  );
}
