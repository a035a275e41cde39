import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { usePhoneForm } from '../../components/account/use-phone-form.ts';
import { PhoneEntry } from '../../components/phone/phone-entry.tsx';
import { useAccount } from '../../stores/account/account-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { LoginMethod } from './login-method.ts';
import { PasswordField } from './password-field.tsx';
import { useNameForm } from './use-name-form.ts';
import { usePasswordForm } from './use-password-form.ts';

/** Registration with a password, for businesses that send no login codes. */
export function RegisterStep({ onMethodChange }: { onMethodChange: (method: LoginMethod) => void }) {
  const { t } = useTranslation();
  const { phone, dialCode } = useCart(({ details }) => details);
  const nameForm = useNameForm();
  const phoneForm = usePhoneForm({ phone, dialCode });
  const passwordForm = usePasswordForm();
  const [isValidating, setValidating] = useState(false);
  const { isBusy, register } = useAccount(({ isBusy, register }) => ({ isBusy, register }));
  const submit = async () => {
    setValidating(true);
    // Validate the fields in reverse order. Each invalid field takes the focus, so the focus ends on the first one.
    const password = passwordForm.read();
    const phoneNumber = await phoneForm.submit();
    const name = nameForm.read();
    setValidating(false);
    if (name && phoneNumber && password) await register(phoneNumber, name, password);
  };
  return (
    <AccountForm onSubmit={() => void submit()}>
      <TextField {...nameForm.field} label={t('checkout.name')} autoComplete="name" />
      <PhoneEntry {...phoneForm.field} label={t('checkout.phone')} required />
      <PasswordField {...passwordForm.field} autoComplete="new-password" />
      <AccountProblemNotice />
      <Button type="submit" size="l" block busy={isBusy || isValidating}>
        {t('login.signUp')}
      </Button>
      <Button variant="quiet" onClick={() => onMethodChange('password')}>
        {t('login.haveAccount')}
      </Button>
    </AccountForm>
  );
}
