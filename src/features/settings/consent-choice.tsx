import { useTranslation } from 'react-i18next';
import { useBusiness, useConsent } from '../../stores/stores-context.tsx';
import { SettingChoice } from './setting-choice.tsx';

/**
 * Lets the customer change the consent to tracking. Renders nothing when the host page manages the consent, or when the
 * business has no pixels.
 */
export function ConsentChoice() {
  const { t } = useTranslation();
  const { asksCustomer, status, choose } = useConsent((state) => state);
  const hasPixels = useBusiness(({ pixels }) => pixels.length > 0);
  if (!asksCustomer || !hasPixels) return null;
  return (
    <SettingChoice
      title={t('consent.title')}
      text={t('consent.explained')}
      value={status}
      options={[
        { value: 'denied', label: t('consent.off') },
        { value: 'granted', label: t('consent.on') },
      ]}
      onChange={choose}
    />
  );
}
