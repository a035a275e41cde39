import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { useAccount } from '../../stores/account/account-store.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** Button and sheet to set or change the password. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const title = t(hasPassword ? 'profile.changePassword' : 'profile.setPassword');
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        block
        onClick={() => {
          setSaved(false);
          setOpen(true);
        }}
      >
        {title}
      </Button>
      <LiveRegion message={isSaved ? t('profile.passwordSaved') : ''} />
      <Sheet open={isOpen} onClose={close} title={title} closeLabel={t('ui.close')}>
        <PasswordForm
          onSaved={() => {
            setSaved(true);
            close();
          }}
        />
      </Sheet>
    </>
  );
}

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation();
  const form = usePasswordForm();
  const { isBusy, createPassword } = useAccount((state) => ({
    isBusy: state.isBusy,
    createPassword: state.createPassword,
  }));
  const save = async () => {
    const password = form.read();
    if (password && (await createPassword(password))) onSaved();
  };
  return (
    <AccountForm onSubmit={() => void save()}>
      <PasswordField {...form.field} autoComplete="new-password" />
      <AccountProblemNotice />
      <Button type="submit" size="l" block busy={isBusy}>
        {t('profile.save')}
      </Button>
    </AccountForm>
  );
}
