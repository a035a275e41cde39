import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentMethods, usePaymentMethods } from '../../components/payment/payment-method-list.tsx';
import type { PaymentCode } from '../../domain/payment/payment-methods.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import type { DetailsForm } from './use-details-form.ts';
import { WalletUse } from './wallet-use.tsx';

/** How to pay: of the business's methods, those that this app knows. What was chosen stays while it is offered. */
export function Payment({ form, disabled }: { form: DetailsForm; disabled: boolean }) {
  const { t } = useTranslation();
  const methods = usePaymentMethods();
  const { details, change } = form;
  const chosen = methods.find((code) => code === details.paymentType) ?? methods[0];
  // What the wallet leaves is paid in cash (spec, section 6): the choice waits until it is not used.
  const isFromWallet = useCart(({ bill }) => !!bill?.wallet.minor);
  const settle = (code: PaymentCode | undefined) => {
    if (code !== undefined && code !== details.paymentType) change({ paymentType: code });
  };
  useEffect(() => settle(chosen));
  return (
    <Card>
      <Stack>
        <WalletUse disabled={disabled} />
        {!isFromWallet &&
          (methods.length > 0 ? (
            <PaymentMethods
              legend={t('checkout.payment')}
              methods={methods}
              value={chosen ?? null}
              onChange={settle}
              disabled={disabled}
            />
          ) : (
            <Notice icon={alert} tone="warn">
              {t('payment.none')}
            </Notice>
          ))}
      </Stack>
    </Card>
  );
}
