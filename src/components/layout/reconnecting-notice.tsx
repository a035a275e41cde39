import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { useOnline } from './use-online.ts';

/** While the device is offline, says that the content on screen may be out of date. */
export function ReconnectingNotice() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <Notice icon={offline} tone="warn" announce>
      {t('order.reconnecting')}
    </Notice>
  );
}
