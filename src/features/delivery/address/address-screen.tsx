import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { Link } from '../../../router/link.tsx';
import { paths } from '../../../router/paths.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { getButtonClass } from '../../../ui/inputs/button.tsx';
import { AddressPage } from './address-page.tsx';
import { AddressParts } from './address-parts.tsx';
import { useAddressForm } from './use-address-form.ts';

/** The delivery address (route `address`). */
export function AddressScreen() {
  const { t } = useTranslation();
  return (
    <AddressPage title={t('address.title')} shippingTitle={t('address.shippingTitle')}>
      <AddressContent />
    </AddressPage>
  );
}

function AddressContent() {
  const { t } = useTranslation();
  const pathParams = usePathParams();
  const form = useAddressForm({ withContact: false });
  const canOrderForOthers = useDelivery(
    ({ config }) => !!config?.allowsDeliveryGifts || !!config?.allowsGifts,
  );
  return (
    <AddressParts form={form}>
      {canOrderForOthers && (
        <Link to={paths.form(pathParams)} className={getButtonClass({ variant: 'quiet' })}>
          {t('address.forOthers')}
        </Link>
      )}
    </AddressParts>
  );
}
