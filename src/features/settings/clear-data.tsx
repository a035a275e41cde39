import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForgetCustomer } from '../../components/account/use-forget-customer.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { useOrderNotifications } from '../../stores/notifications/order-notifications-store.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useSearch } from '../../stores/search/search-store.ts';
import { useBusiness, useCart, useConsent, useSession } from '../../stores/stores-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { trash } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ConfirmSheet } from '../../ui/overlays/confirm-sheet.tsx';

const NOTHING = { branchId: null, locale: null, theme: null, sellingType: null };

/** Forgets cart, details and orders on this device, after asking. */
export function ClearData() {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const clearCart = useCart((state) => state.clear);
  const forgetCustomer = useForgetCustomer();
  const remember = useBusiness((state) => state.savePreferences);
  const abandon = useOrders((state) => state.abandon);
  const forgetCode = useAccount((state) => state.forgetCode);
  const logout = useSession((state) => state.logout);
  const forgetConsent = useConsent((state) => state.forget);
  const forgetSearches = useSearch((state) => state.forgetAll);
  const forgetNews = useOrderNotifications((state) => state.forget);
  const close = () => setAsking(false);
  const clear = () => {
    clearCart();
    abandon();
    forgetCustomer();
    forgetCode();
    logout();
    remember(NOTHING);
    forgetConsent();
    forgetNews();
    forgetSearches();
    setDone(true);
    close();
  };
  return (
    <>
      <Button variant="danger" block start={<Icon of={trash} />} onClick={() => setAsking(true)}>
        {t('settings.clear')}
      </Button>
      <LiveRegion message={isDone ? t('settings.cleared') : ''} />
      <ConfirmSheet
        open={isAsking}
        onClose={close}
        title={t('settings.clearTitle')}
        closeLabel={t('ui.close')}
        cancelLabel={t('ui.cancel')}
        confirmLabel={t('settings.clear')}
        onConfirm={clear}
      >
        <Text>{t('settings.clearText')}</Text>
      </ConfirmSheet>
    </>
  );
}
