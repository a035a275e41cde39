import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { ChannelChoice, useDefaultChannel } from '../../components/account/channel-choice.tsx';
import { usePhoneForm } from '../../components/account/use-phone-form.ts';
import { PhoneEntry } from '../../components/phone/phone-entry.tsx';
import type { Channel } from '../../stores/account/account-state.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { LoginMethod } from './login-method.ts';
import { useNameForm } from './use-name-form.ts';

interface CodeRegisterStepProps {
  onCodeSent: () => void;
  onMethodChange: (method: LoginMethod) => void;
}

/** Registration with a name, a phone number and a code on the chosen channel. */
export function CodeRegisterStep({ onCodeSent, onMethodChange }: CodeRegisterStepProps) {
  const { t } = useTranslation();
  const { phone, dialCode } = useCart(({ details }) => details);
  const nameForm = useNameForm();
  const phoneForm = usePhoneForm({ phone, dialCode });
  const [channel, setChannel] = useState<Channel>(useDefaultChannel());
  const { isBusy, registerWithCode } = useAccount(({ isBusy, registerWithCode }) => ({
    isBusy,
    registerWithCode,
  }));
  const submit = async () => {
    // Validate the fields in reverse order. Each invalid field takes the focus, so the focus ends on the first one.
    const phoneNumber = await phoneForm.submit();
    const name = nameForm.read();
    if (name && phoneNumber && (await registerWithCode(phoneNumber, name, channel))) onCodeSent();
  };
  return (
    <AccountForm onSubmit={() => void submit()}>
      <TextField {...nameForm.field} label={t('checkout.name')} autoComplete="name" />
      <PhoneEntry {...phoneForm.field} label={t('checkout.phone')} required />
      <ChannelChoice value={channel} onChange={setChannel} />
      <AccountProblemNotice />
      <Button type="submit" size="l" block busy={isBusy}>
        {t('login.signUp')}
      </Button>
      <Button variant="quiet" onClick={() => onMethodChange('code')}>
        {t('login.haveAccount')}
      </Button>
    </AccountForm>
  );
}
