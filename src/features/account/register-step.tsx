import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { usePhoneForm } from '../../components/account/use-phone-form.ts';
import { PhoneEntry } from '../../components/phone/phone-entry.tsx';
import { useAccount } from '../../stores/account/account-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Fields } from './fields.tsx';
import type { LoginWay } from './login-way.ts';
import { PasswordField } from './password-field.tsx';
import { useNameForm } from './use-name-form.ts';
import { usePasswordForm } from './use-password-form.ts';

/** An account with a password, where the business sends no codes. */
export function RegisterStep({ onWay }: { onWay: (way: LoginWay) => void }) {
  const { t } = useTranslation();
  const { phone, dialCode } = useCart(({ details }) => details);
  const name = useNameForm();
  const number = usePhoneForm({ phone, dialCode });
  const password = usePasswordForm();
  const [isJudging, setJudging] = useState(false);
  const { isBusy, register } = useAccount(({ isBusy, register }) => ({ isBusy, register }));
  const submit = async () => {
    setJudging(true);
    // Backwards: of several that are wrong the first has the focus.
    const secret = password.read();
    const whole = await number.submit();
    const called = name.read();
    setJudging(false);
    if (called && whole && secret) await register(whole, called, secret);
  };
  return (
    <Fields onSubmit={() => void submit()}>
      <TextField {...name.field} label={t('checkout.name')} autoComplete="name" />
      <PhoneEntry {...number.field} label={t('checkout.phone')} required />
      <PasswordField {...password.field} autoComplete="new-password" />
      <AccountProblemNotice />
      <Button type="submit" size="l" block busy={isBusy || isJudging}>
        {t('login.signUp')}
      </Button>
      <Button variant="quiet" onClick={() => onWay('password')}>
        {t('login.known')}
      </Button>
    </Fields>
  );
}
