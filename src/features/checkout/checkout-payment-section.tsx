import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentMethods, usePaymentMethods } from '../../components/payment/payment-method-list.tsx';
import { useBlockReason } from '../../components/payment/use-block-reason.ts';
import type { PaymentCode } from '../../domain/payment/payment-methods.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ContactForm } from './use-contact-form.ts';
import { WalletPayment } from './wallet-payment.tsx';

/**
 * The business's payment methods that this app supports. If the selected method cannot be used for the order, selects the
 * first one that can.
 */
export function CheckoutPaymentSection({ form, disabled }: { form: ContactForm; disabled: boolean }) {
  const { t } = useTranslation();
  const methods = usePaymentMethods(useCart(({ cart }) => cart.orderType));
  const { details, change } = form;
  const getBlockReason = useBlockReason(useCart(({ bill }) => bill?.total));
  const payableMethods = methods.filter((code) => !getBlockReason(code));
  const selectedMethod = payableMethods.find((code) => code === details.paymentType) ?? payableMethods[0];
  // With the wallet, the remainder is paid in cash (spec, section 6), so hide the methods while the wallet is used.
  const isWalletUsed = useCart(({ bill }) => !!bill?.wallet.minor);
  const setDetails = useCart((state) => state.setDetails);
  useEffect(() => {
    // Not `change`, which dismisses the server's refusal: the customer must read why the method has changed.
    if (selectedMethod !== undefined && selectedMethod !== details.paymentType)
      setDetails({ paymentType: selectedMethod });
  });
  return (
    <Card>
      <Stack>
        <WalletPayment disabled={disabled} />
        {!isWalletUsed &&
          (methods.length > 0 ? (
            <PaymentMethods
              legend={t('checkout.payment')}
              methods={methods}
              value={selectedMethod ?? null}
              onChange={(code: PaymentCode) => change({ paymentType: code })}
              disabled={disabled}
              getBlockReason={getBlockReason}
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
