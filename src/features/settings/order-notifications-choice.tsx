import { useTranslation } from 'react-i18next';
import { useOrderNotifications } from '../../stores/notifications/order-notifications-store.ts';
import { Card } from '../../ui/cards/card.tsx';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

/** Turns order notifications on or off. Offered only on the hosted page, in browsers that support notifications. */
export function OrderNotificationsChoice() {
  const { t } = useTranslation();
  const { isOffered, permission, isOn, setOn } = useOrderNotifications((state) => state);
  if (!isOffered) return null;
  const isBlocked = permission === 'denied';
  return (
    <Card>
      <Stack>
        <Heading as="h2" size="s">
          {t('orderNotifications.title')}
        </Heading>
        <Text size="s">{t('orderNotifications.text')}</Text>
        <SegmentedControl
          label={t('orderNotifications.title')}
          value={isOn ? 'on' : 'off'}
          options={[
            { value: 'off', label: t('orderNotifications.off') },
            { value: 'on', label: t('orderNotifications.on'), disabled: isBlocked },
          ]}
          onChange={(value) => void setOn(value === 'on')}
        />
        <Text size="s" tone="mute" role="status">
          {isBlocked && t('orderNotifications.blocked')}
        </Text>
      </Stack>
    </Card>
  );
}
