import { useTranslation } from 'react-i18next';
import type { Channel } from '../../stores/account/account-state.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

const CHANNEL_NAMES = { sms: 'verify.sms', whatsapp: 'verify.whatsapp' } as const;
const BOTH_CHANNELS: readonly Channel[] = ['sms', 'whatsapp'];

/** The channels on which the business sends codes, the preselected one first. */
export const useCodeChannels = (): readonly Channel[] =>
  useBusiness(({ business }) => business?.codeChannels) ?? BOTH_CHANNELS;

/** The channel selected by default. */
export const useDefaultChannel = (): Channel => useCodeChannels()[0] ?? 'sms';

export interface ChannelChoiceProps {
  value: Channel;
  onChange: (channel: Channel) => void;
}

/** Lets the customer choose how the code is sent. Renders nothing when the business sends codes on one channel only. */
export function ChannelChoice(props: ChannelChoiceProps) {
  const { t } = useTranslation();
  const channels = useCodeChannels();
  if (channels.length < 2) return null;
  return (
    <Stack gap="1">
      <Text strong aria-hidden="true">
        {t('verify.method')}
      </Text>
      <SegmentedControl<Channel>
        label={t('verify.method')}
        options={channels.map((channel) => ({ value: channel, label: t(CHANNEL_NAMES[channel]) }))}
        {...props}
      />
    </Stack>
  );
}
