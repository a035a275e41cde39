import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../components/layout/use-online.ts';
import { PaymentMethods, usePaymentMethods } from '../../components/payment/payment-method-list.tsx';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import type { WalletPackage } from '../../domain/wallet/wallet-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useSentence } from '../../i18n/use-sentence.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert, offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PackageFacts } from './package-facts.tsx';

export interface BuyPackageProps {
  walletPackage: WalletPackage;
  /** Message about the failure of the last attempt. */
  failure: MessageKey | null;
  /** Called inside the click event, so that the browser allows a window for the payment page. */
  onBuy: (paymentType: number) => void;
}

/** A package, with the online payment methods to buy it. */
export function BuyPackage({ walletPackage, failure, onBuy }: BuyPackageProps) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const isOnline = useOnline();
  const methods = usePaymentMethods(null).filter(isPaidOnline);
  const [selectedType, setSelectedType] = useState<number | null>(null);
  const paymentType = methods.find((code) => code === selectedType) ?? methods[0];
  return (
    <Stack gap="4">
      <PackageFacts walletPackage={walletPackage} />
      {failure && (
        <Notice icon={alert} tone="danger" announce>
          {t(failure)}
        </Notice>
      )}
      {paymentType === undefined ? (
        <Notice icon={alert} tone="warn">
          {t('wallet.noMethods')}
        </Notice>
      ) : (
        <>
          <Card>
            <PaymentMethods
              legend={t('checkout.payment')}
              onlineHint="payment.topUpHint"
              methods={methods}
              value={paymentType}
              onChange={setSelectedType}
            />
          </Card>
          {!isOnline && (
            <Notice icon={offline} tone="warn" announce>
              {t('wallet.offline')}
            </Notice>
          )}
          <Button size="l" block disabled={!isOnline} onClick={() => onBuy(paymentType)}>
            {renderSentence('wallet.payFor', { amount: formatMoney(walletPackage.price) })}
          </Button>
        </>
      )}
    </Stack>
  );
}
