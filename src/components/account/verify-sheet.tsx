import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel } from '../../stores/account/account-state.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { isCodeUsable } from '../../stores/account/sent-code.ts';
import { isSamePhone, type PhoneParts } from '../../stores/account/verified-phones.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { AccountProblemNotice } from './account-problem-notice.tsx';
import { ChannelChoice, useDefaultChannel } from './channel-choice.tsx';
import { CodeStep } from './code-step.tsx';
import { usePhoneText } from './use-phone-text.ts';

export interface VerifySheetProps {
  phone: PhoneParts;
  open: boolean;
  onClose: () => void;
  onVerified: () => void;
}

/** Verifies the customer's phone number with a code before an order or a reservation is sent. */
export function VerifySheet({ phone, open, onClose, onVerified }: VerifySheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={t('verify.title')} closeLabel={t('ui.close')}>
      <VerifySteps phone={phone} onVerified={onVerified} />
    </Sheet>
  );
}

function VerifySteps({ phone, onVerified }: Pick<VerifySheetProps, 'phone' | 'onVerified'>) {
  const { t } = useTranslation();
  const phoneText = usePhoneText(phone);
  const { sentCode, isBusy, sendCode, verifyPhone } = useAccount(
    ({ sentCode, isBusy, sendCode, verifyPhone }) => ({
      sentCode,
      isBusy,
      sendCode,
      verifyPhone,
    }),
  );
  const [channel, setChannel] = useState<Channel>(useDefaultChannel());
  const hasUsableCode = !!sentCode && isSamePhone(sentCode, phone) && isCodeUsable(sentCode);
  // Remember the sent code: the store removes it after verification, but the closing sheet still renders the code step.
  const lastSentCode = useRef(sentCode);
  if (hasUsableCode) lastSentCode.current = sentCode;
  const [isEnteringCode, setEnteringCode] = useState(hasUsableCode);
  if (isEnteringCode && lastSentCode.current)
    return <CodeStep sentCode={lastSentCode.current} submit={verifyPhone} onDone={onVerified} />;
  const requestCode = async () => {
    if (await sendCode(phone, channel)) setEnteringCode(true);
  };
  return (
    <Stack gap="4">
      <Text>{t('verify.text')}</Text>
      <Text strong size="l">
        {phoneText}
      </Text>
      <ChannelChoice value={channel} onChange={setChannel} />
      <AccountProblemNotice />
      <Button size="l" block busy={isBusy} onClick={() => void requestCode()}>
        {t('verify.send')}
      </Button>
    </Stack>
  );
}
