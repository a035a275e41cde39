import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderDestination } from '../../components/delivery/order-destination.tsx';
import { useAddressFormatter } from '../../components/delivery/use-address-formatter.ts';
import { FormSection } from '../../components/form/form-section.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useDelivery } from '../../stores/delivery/delivery-store.ts';
import { home } from '../../ui/icons/icon-paths.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** The delivery destination and address, with links to change them. */
export function DeliveryPlace() {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const formatAddress = useAddressFormatter();
  const { address, isComplete } = useDelivery((state) => state);
  const checkoutPath = paths.checkout(pathParams);
  useEffect(() => {
    // A new destination may require more address fields. Navigate to the checkout again, so that its route guard opens
    // the address screen.
    if (!isComplete) void router.navigate(checkoutPath, { replace: true });
  }, [isComplete, router, checkoutPath]);
  return (
    <FormSection title={t('checkout.typeAndLocation')}>
      <Stack gap="2">
        <OrderDestination type="delivery" />
        <DetailRow
          icon={home}
          title={t('delivery.address')}
          action={
            <Link
              to={paths.address(pathParams)}
              className={getButtonClass({ variant: 'quiet' })}
              aria-label={`${t('ui.edit')}: ${t('delivery.address')}`}
            >
              {t('ui.edit')}
            </Link>
          }
        >
          <Text>{formatAddress(address.fields)}</Text>
          {address.contactName && <Text tone="mute">{address.contactName}</Text>}
        </DetailRow>
      </Stack>
    </FormSection>
  );
}
