import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { useForgetCustomer } from '../../components/account/use-forget-customer.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { User } from '../../domain/account/user-types.ts';
import { toProfileBalance } from '../../domain/wallet/profile-balance.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useAccount } from '../../stores/account/account-store.ts';
import { useBusiness, useSession } from '../../stores/stores-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { trash } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ConfirmSheet } from '../../ui/overlays/confirm-sheet.tsx';

/** Buttons to log out and to delete the account. Deleting asks for confirmation first. */
export function AccountActions({ user }: { user: User }) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
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
  const lostBalance = useLostBalance(user);
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
  const close = () => {
    dismissProblem();
    setConfirming(false);
  };
  return (
    <Stack gap="2">
      <Button variant="secondary" block onClick={() => void logoutAndLeave()}>
        {t('profile.logout')}
      </Button>
      <Button variant="danger" block startIcon={<Icon path={trash} />} onClick={() => setConfirming(true)}>
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
          {lostBalance && (
            <Text strong>{renderSentence('profile.deleteBalance', { amount: lostBalance })}</Text>
          )}
          <AccountProblemNotice />
        </Stack>
      </ConfirmSheet>
    </Stack>
  );
}

/** Returns the wallet balance that the customer loses with the account, as text. Null if nothing is lost. */
function useLostBalance({ wallet }: User): string | null {
  const format = useFormat();
  const currency = useBusiness((state) => state.currency);
  const amounts = currency && toProfileBalance(wallet, currency);
  return amounts && amounts.balance.minor > 0 ? format.formatMoney(amounts.balance) : null;
}
