import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentMethods, usePaymentMethods } from '../../components/payment/payment-method-list.tsx';
import type { PaymentCode } from '../../domain/payment/payment-methods.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ContactForm } from './use-contact-form.ts';
import { WalletPayment } from './wallet-payment.tsx';

/** The payment methods of the business that this app supports. The choice stays while its method is offered. */
export function CheckoutPaymentSection({ form, disabled }: { form: ContactForm; disabled: boolean }) {
  const { t } = useTranslation();
  const methods = usePaymentMethods(useCart(({ cart }) => cart.orderType));
  const { details, change } = form;
  const selectedMethod = methods.find((code) => code === details.paymentType) ?? methods[0];
  // With the wallet, the rest is paid in cash (spec, section 6): hide the methods while the wallet is used.
  const isFromWallet = useCart(({ bill }) => !!bill?.wallet.minor);
  const select = (code: PaymentCode | undefined) => {
    if (code !== undefined && code !== details.paymentType) change({ paymentType: code });
  };
  useEffect(() => select(selectedMethod));
  return (
    <Card>
      <Stack>
        <WalletPayment disabled={disabled} />
        {!isFromWallet &&
          (methods.length > 0 ? (
            <PaymentMethods
              legend={t('checkout.payment')}
              methods={methods}
              value={selectedMethod ?? null}
              onChange={select}
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
