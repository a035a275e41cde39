import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../components/layout/use-path-params.ts';
import { Link } from '../../../router/link.tsx';
import { paths } from '../../../router/paths.ts';
import { useDelivery } from '../../../stores/delivery/delivery-store.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { alert } from '../../../ui/icons/icon-paths-more.ts';
import { pin } from '../../../ui/icons/icon-paths-ordering.ts';
import { getButtonClass } from '../../../ui/inputs/button.tsx';
import { DetailRow } from '../../../ui/layout/detail-row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';

interface PinSummaryProps {
  /** True to show an error message because the required pin is missing. */
  showsPinMissing: boolean;
  linkRef: Ref<HTMLAnchorElement>;
}

/**
 * State of the map pin, and a link to the map. For shipping: a link to the country's map, where the customer can search
 * for the address.
 */
export function PinSummary({ showsPinMissing, linkRef }: PinSummaryProps) {
  const { t } = useTranslation();
  const pathParams = usePathParams();
  const { place, requiresPin, kind, isPinOutsideZone } = useDelivery((state) => ({
    place: state.address.place,
    requiresPin: state.config?.requiresPin ?? false,
    kind: state.destination.kind,
    isPinOutsideZone: state.isPinOutsideZone,
  }));
  if (kind === 'country')
    return (
      <DetailRow
        icon={pin}
        action={
          <Link to={paths.map(pathParams)} className={getButtonClass({ variant: 'quiet' })}>
            {t('delivery.onMap')}
          </Link>
        }
      >
        {t('map.search')}
      </DetailRow>
    );
  if (!requiresPin && !place) return null;
  return (
    <Stack gap="2">
      <DetailRow
        icon={pin}
        title={t('address.pin')}
        action={
          <Link ref={linkRef} to={paths.map(pathParams)} className={getButtonClass({ variant: 'quiet' })}>
            {place ? t('address.movePin') : t('address.setPin')}
          </Link>
        }
      >
        {place ? t('address.pinSet') : <Text tone="mute">{t('address.noPin')}</Text>}
      </DetailRow>
      {(showsPinMissing || isPinOutsideZone) && (
        <Notice icon={alert} tone="danger" announce>
          {isPinOutsideZone ? t('address.pinOutside') : t('address.pinMissing')}
        </Notice>
      )}
    </Stack>
  );
}
