import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptsWallet } from '../../domain/payment/payment-methods.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useBusiness, useCart, useSession } from '../../stores/stores-context.tsx';
import { useWallet } from '../../stores/wallet/wallet-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Payment from the wallet. Renders nothing for guests, and when the wallet cannot pay orders of this type. */
export function WalletPayment({ disabled }: { disabled: boolean }) {
  const type = useCart(({ cart }) => cart.orderType);
  const isOffered = useBusiness(({ business }) => !!business && acceptsWallet(business, type));
  const isLoggedIn = useSession(({ customer }) => customer === 'authenticated');
  return isOffered && isLoggedIn ? <WalletCheckbox disabled={disabled} /> : null;
}

function WalletCheckbox({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const { amounts, status, load } = useWallet((state) => ({
    amounts: state.amounts,
    status: state.status,
    load: state.load,
  }));
  const { usesWallet, bill, setDetails } = useCart((state) => ({
    usesWallet: state.details.useWallet,
    bill: state.bill,
    setDetails: state.setDetails,
  }));
  useEffect(() => void load(), [load]);
  const hasFailed = !amounts && status === 'error';
  const hasNoBalance = !amounts?.balance.minor;
  const getNote = () => {
    if (!amounts) return t(hasFailed ? 'wallet.useFailed' : 'wallet.useLoading');
    const { balance, heldAmount } = amounts;
    if (hasNoBalance && !heldAmount.minor) return t('wallet.useEmpty');
    const values = { amount: formatMoney(balance), held: formatMoney(heldAmount) };
    return renderSentence(heldAmount.minor ? 'wallet.useHold' : 'wallet.useHint', values);
  };
  return (
    <Stack gap="2">
      <ChoiceGroup
        legend={t('wallet.title')}
        kind="checkbox"
        options={[
          {
            id: 'wallet',
            label: t('wallet.use'),
            note: getNote(),
            quantity: Number(usesWallet && !hasNoBalance),
            disabled: disabled || hasNoBalance,
          },
        ]}
        onChange={(_, quantity) => setDetails({ useWallet: quantity > 0 })}
      />
      {hasFailed && (
        <Button variant="quiet" onClick={() => void load()}>
          {t('ui.retry')}
        </Button>
      )}
      {bill && bill.wallet.minor > 0 && (
        <Notice icon={check} tone="ok" announce>
          {bill.due.minor
            ? renderSentence('wallet.rest', { amount: formatMoney(bill.due) })
            : t('wallet.covers')}
        </Notice>
      )}
    </Stack>
  );
}
