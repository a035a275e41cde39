import { useTranslation } from 'react-i18next';
import type { Channel } from '../../stores/account/account-state.ts';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

export interface ChannelChoiceProps {
  value: Channel;
  onChange: (channel: Channel) => void;
}

/** Chooses how the verification code is sent. */
export function ChannelChoice(props: ChannelChoiceProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="1">
      <Text strong aria-hidden="true">
        {t('verify.method')}
      </Text>
      <SegmentedControl<Channel>
        label={t('verify.method')}
        options={[
          { value: 'sms', label: t('verify.sms') },
          { value: 'whatsapp', label: t('verify.whatsapp') },
        ]}
        {...props}
      />
    </Stack>
  );
}
