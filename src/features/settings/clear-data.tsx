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

const NO_PREFERENCES = { branchId: null, theme: null, sellingType: null };

/** Deletes the customer's data on this device, after a confirmation. */
export function ClearData() {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const [isDone, setDone] = useState(false);
  const clearCart = useCart((state) => state.clear);
  const forgetCustomer = useForgetCustomer();
  const savePreferences = useBusiness((state) => state.savePreferences);
  const abandonPlacement = useOrders((state) => state.abandon);
  const forgetCode = useAccount((state) => state.forgetCode);
  const logout = useSession((state) => state.logout);
  const forgetConsent = useConsent((state) => state.forget);
  const forgetSearches = useSearch((state) => state.clearRecentTerms);
  const forgetNotifications = useOrderNotifications((state) => state.forget);
  const close = () => setConfirming(false);
  const clearAll = () => {
    clearCart();
    abandonPlacement();
    forgetCustomer();
    forgetCode();
    logout();
    savePreferences(NO_PREFERENCES);
    forgetConsent();
    forgetNotifications();
    forgetSearches();
    setDone(true);
    close();
  };
  return (
    <>
      <Button variant="danger" block startIcon={<Icon path={trash} />} onClick={() => setConfirming(true)}>
        {t('settings.clear')}
      </Button>
      <LiveRegion message={isDone ? t('settings.cleared') : ''} />
      <ConfirmSheet
        open={isConfirming}
        onClose={close}
        title={t('settings.clearTitle')}
        closeLabel={t('ui.close')}
        cancelLabel={t('ui.cancel')}
        confirmLabel={t('settings.clear')}
        onConfirm={clearAll}
      >
        <Text>{t('settings.clearText')}</Text>
      </ConfirmSheet>
    </>
  );
}
