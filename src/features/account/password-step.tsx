import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { usePhoneForm } from '../../components/account/use-phone-form.ts';
import { PhoneEntry } from '../../components/phone/phone-entry.tsx';
import { useAccount } from '../../stores/account/account-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Fields } from './fields.tsx';
import type { LoginWay } from './login-way.ts';
import { PasswordField } from './password-field.tsx';
import { usePasswordForm } from './use-password-form.ts';

export interface PasswordStepProps {
  /** The business sends codes. */
  hasCodes: boolean;
  onWay: (way: LoginWay) => void;
}

/** The number and the password that was set for it. */
export function PasswordStep({ hasCodes, onWay }: PasswordStepProps) {
  const { t } = useTranslation();
  const { phone, dialCode } = useCart(({ details }) => details);
  const number = usePhoneForm({ phone, dialCode });
  const password = usePasswordForm();
  const [isJudging, setJudging] = useState(false);
  const { isBusy, loginWithPassword } = useAccount((state) => ({
    isBusy: state.isBusy,
    loginWithPassword: state.loginWithPassword,
  }));
  const submit = async () => {
    setJudging(true);
    const secret = password.read();
    // Read last: of several that are wrong the first has the focus.
    const whole = await number.submit();
    setJudging(false);
    if (whole && secret) await loginWithPassword(whole, secret);
  };
  return (
    <Fields onSubmit={() => void submit()}>
      <Text size="l">{t('login.passwordText')}</Text>
      <PhoneEntry {...number.field} label={t('checkout.phone')} required />
      <PasswordField {...password.field} autoComplete="current-password" />
      <AccountProblemNotice />
      <Button type="submit" size="l" block busy={isBusy || isJudging}>
        {t('login.title')}
      </Button>
      <Button variant="quiet" onClick={() => onWay(hasCodes ? 'code' : 'register')}>
        {t(hasCodes ? 'login.withCode' : 'login.new')}
      </Button>
    </Fields>
  );
}
