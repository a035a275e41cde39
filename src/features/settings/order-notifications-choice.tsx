import { useTranslation } from 'react-i18next';
import { useOrderNotifications } from '../../stores/notifications/order-notifications-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import { SettingChoice } from './setting-choice.tsx';

/** Turns order notifications on or off. Offered only on the hosted page, in browsers that support notifications. */
export function OrderNotificationsChoice() {
  const { t } = useTranslation();
  const { isOffered, permission, isOn, setEnabled } = useOrderNotifications((state) => state);
  if (!isOffered) return null;
  const isBlocked = permission === 'denied';
  return (
    <SettingChoice
      title={t('orderNotifications.title')}
      text={t('orderNotifications.text')}
      value={isOn ? 'on' : 'off'}
      options={[
        { value: 'off', label: t('orderNotifications.off') },
        { value: 'on', label: t('orderNotifications.on'), disabled: isBlocked },
      ]}
      onChange={(value) => void setEnabled(value === 'on')}
    >
      <Text size="s" tone="mute" role="status">
        {isBlocked && t('orderNotifications.blocked')}
      </Text>
    </SettingChoice>
  );
}
