import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { useForgetCustomer } from '../../components/account/use-forget-customer.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { User } from '../../domain/account/user-types.ts';
import { toProfileBalance, type WalletBalance } from '../../domain/wallet/profile-balance.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useAccount } from '../../stores/account/account-store.ts';
import { useBusiness, useSession } from '../../stores/stores-context.tsx';
import { useWallet } from '../../stores/wallet/wallet-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { trash } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ConfirmSheet } from '../../ui/overlays/confirm-sheet.tsx';

/** Buttons to log out and to delete the account. Deleting asks for confirmation first. */
export function AccountActions({ user }: { user: User }) {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const [isConfirming, setConfirming] = useState(false);
  const logout = useSession((state) => state.logout);
  const forgetCustomer = useForgetCustomer();
  const { isBusy, deleteAccount, dismissProblem } = useAccount(
    ({ isBusy, deleteAccount, dismissProblem }) => ({
      isBusy,
      deleteAccount,
      dismissProblem,
    }),
  );
  const { amounts, loadWallet } = useWalletAmounts(user);
  // Navigate before the logout: the guard of this screen would send a guest to the login.
  const logoutAndLeave = async () => {
    await router.navigate(paths.landing(pathParams));
    logout();
  };
  const deleteAndLeave = async () => {
    if (!(await deleteAccount())) return;
    forgetCustomer();
    await logoutAndLeave();
  };
  const open = () => {
    setConfirming(true);
    loadWallet();
  };
  const close = () => {
    dismissProblem();
    setConfirming(false);
  };
  return (
    <Stack gap="2">
      <Button variant="secondary" block onClick={() => void logoutAndLeave()}>
        {t('profile.logout')}
      </Button>
      <Button variant="danger" block startIcon={<Icon path={trash} />} onClick={open}>
        {t('profile.delete')}
      </Button>
      <ConfirmSheet
        open={isConfirming}
        onClose={close}
        title={t('profile.deleteTitle')}
        closeLabel={t('ui.close')}
        cancelLabel={t('ui.cancel')}
        confirmLabel={t('profile.delete')}
        busy={isBusy}
        onConfirm={() => void deleteAndLeave()}
      >
        <Stack>
          <Text>{t('profile.deleteText')}</Text>
          {amounts && <LostMoney {...amounts} />}
          <AccountProblemNotice />
        </Stack>
      </ConfirmSheet>
    </Stack>
  );
}

/** The wallet's balance, which the customer loses with the account, and the amount on hold, which may be lost. */
function LostMoney({ balance, heldAmount }: WalletBalance) {
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  return (
    <>
      {balance.minor > 0 && (
        <Text strong>{renderSentence('profile.deleteBalance', { amount: formatMoney(balance) })}</Text>
      )}
      {heldAmount.minor > 0 && (
        <Text strong>{renderSentence('profile.deleteHeld', { amount: formatMoney(heldAmount) })}</Text>
      )}
    </>
  );
}

/**
 * Returns the amounts of the customer's wallet. Null without a wallet. They may be older than the latest order until
 * `loadWallet` has loaded them again.
 */
function useWalletAmounts({ wallet }: User) {
  const currency = useBusiness((state) => state.currency);
  const { amounts, load } = useWallet((state) => ({ amounts: state.amounts, load: state.load }));
  const profileAmounts = currency && toProfileBalance(wallet, currency);
  return { amounts: amounts ?? profileAmounts, loadWallet: () => wallet && void load() };
}
