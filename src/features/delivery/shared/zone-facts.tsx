import { useTranslation } from 'react-i18next';
import { useDeliveryTermsFormatter } from '../../../components/delivery/use-delivery-terms-formatter.ts';
import type { ZoneMatch } from '../../../domain/delivery/delivery-types.ts';
import { useLocalize } from '../../../i18n/i18n-context.tsx';
import { usePricesHidden } from '../../../stores/stores-context.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../ui/layout/text.tsx';

/** The delivery zone at a location: its name, fee, delivery time and minimum order. */
export function ZoneFacts({ zone, area }: ZoneMatch) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const termsFormatter = useDeliveryTermsFormatter();
  const pricesHidden = usePricesHidden();
  return (
    <Stack gap="3">
      <div>
        <Heading as="h3" size="l">
          {t('delivery.found', { place: localize((area ?? zone).name) })}
        </Heading>
        <Text tone="mute">{t('delivery.zone', { zone: localize(zone.name) })}</Text>
      </div>
      <FactList
        facts={[
          { id: 'fee', name: t('delivery.fee'), value: termsFormatter.renderFee(zone.fee) },
          { id: 'time', name: t('delivery.time'), value: termsFormatter.formatDuration(zone.minutes) },
          { id: 'minimum', name: t('delivery.minimum'), value: termsFormatter.renderMinimum(zone.minOrder) },
        ].filter(({ id }) => id === 'time' || !pricesHidden)}
      />
    </Stack>
  );
}
