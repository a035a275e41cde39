import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { usePhoneForm } from '../../components/account/use-phone-form.ts';
import { PhoneEntry } from '../../components/phone/phone-entry.tsx';
import { useAccount } from '../../stores/account/account-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { AccountForm } from './account-form.tsx';
import type { LoginMethod } from './login-method.ts';
import { PasswordField } from './password-field.tsx';
import { usePasswordForm } from './use-password-form.ts';

export interface PasswordStepProps {
  /** Whether the business sends one-time codes. */
  hasCodes: boolean;
  onMethodChange: (method: LoginMethod) => void;
}

/** Login with phone number and password. */
export function PasswordStep({ hasCodes, onMethodChange }: PasswordStepProps) {
  const { t } = useTranslation();
  const { phone, dialCode } = useCart(({ details }) => details);
  const phoneForm = usePhoneForm({ phone, dialCode });
  const passwordForm = usePasswordForm();
  const [isValidating, setValidating] = useState(false);
  const { isBusy, loginWithPassword } = useAccount((state) => ({
    isBusy: state.isBusy,
    loginWithPassword: state.loginWithPassword,
  }));
  const submit = async () => {
    setValidating(true);
    const password = passwordForm.read();
    // Validate the fields in reverse order. Each invalid field takes the focus, so the focus ends on the first one.
    const phoneNumber = await phoneForm.submit();
    setValidating(false);
    if (phoneNumber && password) await loginWithPassword(phoneNumber, password);
  };
  return (
    <AccountForm onSubmit={() => void submit()}>
      <Text size="l">{t('login.passwordText')}</Text>
      <PhoneEntry {...phoneForm.field} label={t('checkout.phone')} required />
      <PasswordField {...passwordForm.field} autoComplete="current-password" />
      <AccountProblemNotice />
      <Button type="submit" size="l" block busy={isBusy || isValidating}>
        {t('login.title')}
      </Button>
      <Button variant="quiet" onClick={() => onMethodChange(hasCodes ? 'code' : 'register')}>
        {t(hasCodes ? 'login.withCode' : 'login.new')}
      </Button>
    </AccountForm>
  );
}
