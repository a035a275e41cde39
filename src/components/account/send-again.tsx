import { useTranslation } from 'react-i18next';
import type { Channel, SentCode } from '../../stores/account/account-state.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { pauseLeft } from '../../stores/account/sent-code.ts';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useMinutesText } from '../schedule/time-text.ts';
import { useNow } from '../schedule/use-now.ts';

/** As high as the buttons that come when the time is over. */
const Room = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1',
  minHeight: 44,
});

/** Another code, by this way or the other one; until then, when. */
export function SendAgain({ sent, onSent }: { sent: SentCode; onSent: () => void }) {
  const { t } = useTranslation();
  const minutesText = useMinutesText();
  const { isBusy, resend } = useAccount((state) => ({ isBusy: state.isBusy, resend: state.resend }));
  useNow(1000);
  const left = Math.ceil(pauseLeft(sent) / 1000);
  const other: Channel = sent.channel === 'sms' ? 'whatsapp' : 'sms';
  const again = async (channel: Channel) => {
    if (await resend(channel)) onSent();
  };
  if (left) {
    return (
      <Room>
        <Text tone="mute">{t('verify.againIn', { time: minutesText(left) })}</Text>
      </Room>
    );
  }
  return (
    <Room>
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => void again(sent.channel)}>
        {t('verify.again')}
      </Button>
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => void again(other)}>
        {t(other === 'sms' ? 'verify.againSms' : 'verify.againWhatsapp')}
      </Button>
    </Room>
  );
}
