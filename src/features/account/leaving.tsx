import { useState } from 'react';
import type { WireUser } from '../../api/schemas/profile.ts';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useSession } from '../../stores/context.tsx';
import { useAccount } from '../../stores/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { trash } from '../../ui/icon-paths-more.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ProblemNotice } from '../shared/account/problem-notice.tsx';
import { useForgetCustomer } from '../shared/use-forget-customer.ts';
import { useHere } from '../shared/use-here.ts';
import { useLostBalance } from './use-lost-balance.ts';

/** Out of the account for now, or for good, which is asked first. */
export function Leaving({ user }: { user: WireUser }) {
  const t = useT();
  const router = useRouter();
  const here = useHere();
  const [isAsking, setAsking] = useState(false);
  const logout = useSession((state) => state.logout);
  const forgetCustomer = useForgetCustomer();
  const { isBusy, deleteAccount, dismiss } = useAccount(({ isBusy, deleteAccount, dismiss }) => ({
    isBusy,
    deleteAccount,
    dismiss,
  }));
  const lost = useLostBalance(user);
  // Away from here first: a guest has no business on this screen.
  const leave = async () => {
    await router.navigate(paths.landing(here));
    logout();
  };
  const remove = async () => {
    if (!(await deleteAccount())) return;
    forgetCustomer();
    await leave();
  };
  const close = () => {
    dismiss();
    setAsking(false);
  };
  return (
    <Stack gap="2">
      <Button variant="secondary" block onClick={() => void leave()}>
        {t('profile.logout')}
      </Button>
      <Button variant="danger" block start={<Icon of={trash} />} onClick={() => setAsking(true)}>
        {t('profile.delete')}
      </Button>
      <Sheet
        open={isAsking}
        onClose={close}
        title={t('profile.deleteTitle')}
        closeLabel={t('ui.close')}
        footer={
          <>
            <Button variant="secondary" block onClick={close}>
              {t('ui.cancel')}
            </Button>
            <Button variant="danger" block busy={isBusy} onClick={() => void remove()}>
              {t('profile.delete')}
            </Button>
          </>
        }
      >
        <Stack>
          <Text>{t('profile.deleteText')}</Text>
          {lost && <Text strong>{t('profile.deleteBalance', { amount: lost })}</Text>}
          <ProblemNotice />
        </Stack>
      </Sheet>
    </Stack>
  );
}
