import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../stores/account/account-state.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { isUsable } from '../../stores/account/sent-code.ts';
import { isSamePhone, type WholePhone } from '../../stores/account/verified-phones.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { CodeStep } from './code-step.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { usePhoneText } from './use-phone-text.ts';

export interface VerifySheetProps {
  phone: WholePhone;
  open: boolean;
  onClose: () => void;
  /** The order can go out. */
  onVerified: () => void;
}

/** A guest's phone is shown to be theirs, once, before an order goes out. */
export function VerifySheet({ phone, open, onClose, onVerified }: VerifySheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={t('verify.title')} closeLabel={t('ui.close')}>
      <Steps phone={phone} onVerified={onVerified} />
    </Sheet>
  );
}

function Steps({ phone, onVerified }: Pick<VerifySheetProps, 'phone' | 'onVerified'>) {
  const { t } = useTranslation();
  const phoneText = usePhoneText();
  const { sent, isBusy, send, verify } = useAccount(({ sent, isBusy, send, verify }) => ({
    sent,
    isBusy,
    send,
    verify,
  }));
  const [channel, setChannel] = useState<Channel>('sms');
  const isSent = !!sent && isSamePhone(sent, phone) && isUsable(sent);
  // It is used up before the sheet is gone.
  const last = useRef(sent);
  if (isSent) last.current = sent;
  const [isTyped, setTyped] = useState(isSent);
  if (isTyped && last.current) return <CodeStep sent={last.current} submit={verify} onDone={onVerified} />;
  const ask = async () => {
    if (await send(phone, channel)) setTyped(true);
  };
  return (
    <Stack gap="4">
      <Text>{t('verify.text')}</Text>
      <Text strong size="l">
        {phoneText(phone)}
      </Text>
      <ChannelChoice value={channel} onChange={setChannel} />
      <ProblemNotice />
      <Button size="l" block busy={isBusy} onClick={() => void ask()}>
        {t('verify.send')}
      </Button>
    </Stack>
  );
}
