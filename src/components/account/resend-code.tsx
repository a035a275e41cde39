import { useTranslation } from 'react-i18next';
import type { Channel, SentCode } from '../../stores/account/account-state.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { getRemainingPauseMs } from '../../stores/account/sent-code.ts';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useCountdownText } from '../schedule/time-text.ts';
import { useNow } from '../schedule/use-now.ts';
import { useCodeChannels } from './channel-choice.tsx';

/** As tall as the buttons that replace the countdown, so that the content below does not move. */
const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  minHeight: 44,
});

/** Sends the code again, through the same or the other channel. Counts down until another code can be sent. */
export function ResendCode({ sentCode, onSent }: { sentCode: SentCode; onSent: () => void }) {
  const { t } = useTranslation();
  const { isBusy, resendCode } = useAccount((state) => ({
    isBusy: state.isBusy,
    resendCode: state.resendCode,
  }));
  // Renders the countdown every second.
  useNow(1000);
  const secondsLeft = Math.ceil(getRemainingPauseMs(sentCode) / 1000);
  const time = useCountdownText(secondsLeft);
  const otherChannel = useCodeChannels().find((channel) => channel !== sentCode.channel);
  const resend = async (channel: Channel) => {
    if (await resendCode(channel)) onSent();
  };
  if (secondsLeft) {
    return (
      <ButtonRow>
        <Text tone="mute">{t('verify.againIn', { time })}</Text>
      </ButtonRow>
    );
  }
  return (
    <ButtonRow>
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => void resend(sentCode.channel)}>
        {t('verify.again')}
      </Button>
      {otherChannel && (
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void resend(otherChannel)}>
          {t(otherChannel === 'sms' ? 'verify.againSms' : 'verify.againWhatsapp')}
        </Button>
      )}
    </ButtonRow>
  );
}
