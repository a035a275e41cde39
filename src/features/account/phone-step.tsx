import { useState } from 'react';
import { useT } from '../../i18n/context.tsx';
import type { Channel } from '../../stores/account-state.ts';
import { useCart } from '../../stores/context.tsx';
import { useAccount } from '../../stores/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { ChannelChoice } from '../shared/account/channel-choice.tsx';
import { ProblemNotice } from '../shared/account/problem-notice.tsx';
import { usePhoneForm } from '../shared/account/use-phone-form.ts';
import { PhoneEntry } from '../shared/phone/phone-entry.tsx';
import { Fields } from './fields.tsx';
import type { LoginWay } from './login-way.ts';

export interface PhoneStepProps {
  onSent: () => void;
  onWay: (way: LoginWay) => void;
}

/** The number a code goes to, and how. */
export function PhoneStep({ onSent, onWay }: PhoneStepProps) {
  const t = useT();
  const typed = useCart(({ details }) => details);
  const { sent, isBusy, send } = useAccount(({ sent, isBusy, send }) => ({ sent, isBusy, send }));
  const { phone, dialCode } = sent ?? typed;
  const form = usePhoneForm({ phone, dialCode });
  const [channel, setChannel] = useState<Channel>(sent?.channel ?? 'sms');
  const submit = async () => {
    const number = await form.read();
    if (number && (await send(number, channel))) onSent();
  };
  return (
    <Fields onSubmit={() => void submit()}>
      <Text size="l">{t('login.text')}</Text>
      <PhoneEntry {...form.field} label={t('checkout.phone')} required />
      <ChannelChoice value={channel} onChange={setChannel} />
      <ProblemNotice />
      <Button type="submit" size="l" block busy={isBusy}>
        {t('verify.send')}
      </Button>
      <Button variant="quiet" onClick={() => onWay('password')}>
        {t('login.withPassword')}
      </Button>
    </Fields>
  );
}
