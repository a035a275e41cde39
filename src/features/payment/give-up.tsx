import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { useGiveUp } from './use-give-up.ts';

export interface GiveUpProps {
  label: string;
  leaving: ReturnType<typeof useGiveUp>;
}

/** The way back: nothing is charged, and nothing is lost. */
export function GiveUp({ label, leaving }: GiveUpProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="2">
      {leaving.isFailed && (
        <Notice icon={alert} tone="danger" announce>
          {t('payment.cancelFailed')}
        </Notice>
      )}
      <Button variant="quiet" block busy={leaving.isUnderWay} onClick={() => void leaving.giveUp()}>
        {label}
      </Button>
      <Text tone="mute" size="s" center>
        {t('payment.cancelHint')}
      </Text>
    </Stack>
  );
}
