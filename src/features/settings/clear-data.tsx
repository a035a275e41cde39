import { useState } from 'react';
import { useT } from '../../i18n/context.tsx';
import { useBusiness, useCart, useConsent, useSession } from '../../stores/context.tsx';
import { useAccount } from '../../stores/use-account.ts';
import { useOrderNews } from '../../stores/use-order-news.ts';
import { useOrders } from '../../stores/use-orders.ts';
import { useSearch } from '../../stores/use-search.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { trash } from '../../ui/icon-paths-more.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Text } from '../../ui/text.tsx';
import { useForgetCustomer } from '../shared/use-forget-customer.ts';

const NOTHING = { branchId: null, locale: null, theme: null, sellingType: null };

/** Forgets cart, details and orders on this device, after asking. */
export function ClearData() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const clearCart = useCart((state) => state.clear);
  const forgetCustomer = useForgetCustomer();
  const remember = useBusiness((state) => state.remember);
  const abandon = useOrders((state) => state.abandon);
  const forgetCode = useAccount((state) => state.forgetCode);
  const logout = useSession((state) => state.logout);
  const forgetConsent = useConsent((state) => state.forget);
  const forgetSearches = useSearch((state) => state.forgetAll);
  const forgetNews = useOrderNews((state) => state.forget);
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
      <Sheet
        open={isAsking}
        onClose={close}
        title={t('settings.clearTitle')}
        closeLabel={t('ui.close')}
        footer={
          <>
            <Button variant="secondary" block onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button variant="danger" block onClick={clear}>
              {t('settings.clear')}
            </Button>
          </>
        }
      >
        <Text>{t('settings.clearText')}</Text>
      </Sheet>
    </>
  );
}
