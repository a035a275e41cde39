import { useTranslation } from 'react-i18next';
import { useBusiness, useConsent } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

/** Changes the consent to tracking. Not shown if the host page provides the consent itself. */
export function ConsentChoice() {
  const { t } = useTranslation();
  const { asksCustomer, status, choose } = useConsent((state) => state);
  const hasPixels = useBusiness(({ pixels }) => pixels.length > 0);
  if (!asksCustomer || !hasPixels) return null;
  return (
    <Card>
      <Stack>
        <Heading as="h2" size="s">
          {t('consent.title')}
        </Heading>
        <Text size="s">{t('consent.explained')}</Text>
        <SegmentedControl
          label={t('consent.title')}
          value={status}
          options={[
            { value: 'denied', label: t('consent.off') },
            { value: 'granted', label: t('consent.on') },
          ]}
          onChange={choose}
        />
      </Stack>
    </Card>
  );
}
