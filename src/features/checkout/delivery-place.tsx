import { useEffect } from 'react';
import { useT } from '../../i18n/context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useDelivery } from '../../stores/use-delivery.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DetailRow } from '../../ui/detail-row.tsx';
import { home } from '../../ui/icon-paths.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { Section } from '../shared/form/section.tsx';
import { OrderPlace } from '../shared/order-place.tsx';
import { useAddressText } from '../shared/use-address-text.ts';
import { useHere } from '../shared/use-here.ts';

/** Where the order is brought: the place, the address there, and how to change both. */
export function DeliveryPlace() {
  const t = useT();
  const router = useRouter();
  const here = useHere();
  const addressText = useAddressText();
  const { address, isComplete } = useDelivery((state) => state);
  const checkout = paths.checkout(here);
  useEffect(() => {
    // Another place may need more of an address, and a zone may be gone: the guards know where that is mended.
    if (!isComplete) void router.navigate(checkout, { replace: true });
  }, [isComplete, router, checkout]);
  return (
    <Section title={t('checkout.how')}>
      <Stack gap="2">
        <OrderPlace type="delivery" />
        <DetailRow
          icon={home}
          title={t('delivery.address')}
          action={
            <Link
              to={paths.address(here)}
              className={buttonClass({ variant: 'quiet' })}
              aria-label={`${t('ui.edit')}: ${t('delivery.address')}`}
            >
              {t('ui.edit')}
            </Link>
          }
        >
          <Text>{addressText(address.fields)}</Text>
          {address.contactName && <Text tone="mute">{address.contactName}</Text>}
        </DetailRow>
      </Stack>
    </Section>
  );
}
