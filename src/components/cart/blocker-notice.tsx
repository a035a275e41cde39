import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { clock, info } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { OrderBlocker } from './use-order-blocker.ts';

/** Why the cart cannot become an order now, and how far it is from one. */
export function BlockerNotice({ blocker }: { blocker: OrderBlocker }) {
  const { kind, text, progress } = blocker;
  return (
    <Notice
      icon={kind === 'closed' || kind === 'time' ? clock : kind === 'minimum' ? info : alert}
      tone={kind === 'minimum' ? 'brand' : 'warn'}
    >
      <Stack gap="2">
        {text}
        {progress && (
          <Stack gap="1">
            <ProgressBar value={progress.share} label={text} />
            <Text size="s" tone="mute">
              {progress.text}
            </Text>
          </Stack>
        )}
      </Stack>
    </Notice>
  );
}
