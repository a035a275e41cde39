import { useTranslation } from 'react-i18next';
import { GiftNote, useGiftForm } from '../../../components/checkout/gift-note.tsx';
import { AddressPage } from './address-page.tsx';
import { AddressParts } from './address-parts.tsx';
import { ContactFields } from './contact-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

/** Address, contact and gift on one page, for orders to another person (route `form`). */
export function DeliveryFormScreen() {
  const { t } = useTranslation();
  return (
    <AddressPage title={t('address.formTitle')} shippingTitle={t('address.shippingFormTitle')}>
      <FormContent />
    </AddressPage>
  );
}

function FormContent() {
  const form = useAddressForm({ withContact: true });
  const gift = useGiftForm();
  return (
    <AddressParts form={form} validateRest={gift.submit}>
      <ContactFields form={form} />
      <GiftNote gift={gift} disabled={false} />
    </AddressParts>
  );
}
