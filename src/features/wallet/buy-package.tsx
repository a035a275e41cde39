import { useState } from 'react';
import { isPaidOnline } from '../../domain/order/payment-type.ts';
import type { WalletPackage } from '../../domain/wallet/types.ts';
import { useFormat, useT } from '../../i18n/context.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { alert, offline } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { PaymentMethods, usePaymentMethods } from '../shared/payment/payment-methods.tsx';
import { useOnline } from '../shared/use-online.ts';
import { PackageFacts } from './package-facts.tsx';

export interface BuyPackageProps {
  of: WalletPackage;
  /** Why the last try came to nothing. */
  failure: MessageKey | null;
  /** Called in the click. */
  onBuy: (paymentType: number) => void;
}

/** A package, and the online methods it can be paid with. */
export function BuyPackage({ of, failure, onBuy }: BuyPackageProps) {
  const t = useT();
  const { money } = useFormat();
  const isOnline = useOnline();
  const methods = usePaymentMethods().filter(isPaidOnline);
  const [asked, setAsked] = useState<number | null>(null);
  const chosen = methods.find((code) => code === asked) ?? methods[0];
  return (
    <Stack gap="4">
      <PackageFacts of={of} />
      {failure && (
        <Notice icon={alert} tone="danger" announce>
          {t(failure)}
        </Notice>
      )}
      {chosen === undefined ? (
        <Notice icon={alert} tone="warn">
          {t('wallet.noMethods')}
        </Notice>
      ) : (
        <>
          <Card>
            <PaymentMethods
              legend={t('checkout.payment')}
              methods={methods}
              value={chosen}
              onChange={setAsked}
            />
          </Card>
          {!isOnline && (
            <Notice icon={offline} tone="warn" announce>
              {t('wallet.offline')}
            </Notice>
          )}
          <Button size="l" block disabled={!isOnline} onClick={() => onBuy(chosen)}>
            {t('wallet.payFor', { amount: money(of.price) })}
          </Button>
        </>
      )}
    </Stack>
  );
}
