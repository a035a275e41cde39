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
import { Text } from '../../ui/layout/text.tsx';
import { AccountForm } from './account-form.tsx';
import type { LoginMethod } from './login-method.ts';

export interface PhoneStepProps {
  onCodeSent: () => void;
  onMethodChange: (method: LoginMethod) => void;
}

/** Asks for the phone number and the channel of the login code. */
export function PhoneStep({ onCodeSent, onMethodChange }: PhoneStepProps) {
  const { t } = useTranslation();
  const contactDetails = useCart(({ details }) => details);
  const { sentCode, isBusy, sendCode } = useAccount(({ sentCode, isBusy, sendCode }) => ({
    sentCode,
    isBusy,
    sendCode,
  }));
  const { phone, dialCode } = sentCode ?? contactDetails;
  const form = usePhoneForm({ phone, dialCode });
  const defaultChannel = useDefaultChannel();
  const [channel, setChannel] = useState<Channel>(sentCode?.channel ?? defaultChannel);
  const submit = async () => {
    const number = await form.submit();
    if (number && (await sendCode(number, channel))) onCodeSent();
  };
  return (
    <AccountForm onSubmit={() => void submit()}>
      <Text size="l">{t('login.text')}</Text>
      <PhoneEntry {...form.field} label={t('checkout.phone')} required />
      <ChannelChoice value={channel} onChange={setChannel} />
      <AccountProblemNotice />
      <Button type="submit" size="l" block busy={isBusy}>
        {t('verify.send')}
      </Button>
      <Button variant="quiet" onClick={() => onMethodChange('register')}>
        {t('login.new')}
      </Button>
      <Button variant="quiet" onClick={() => onMethodChange('password')}>
        {t('login.withPassword')}
      </Button>
    </AccountForm>
  );
}
