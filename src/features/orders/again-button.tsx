import type { WireOrder } from '../../api/schemas/order.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { alert, retry } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AgainSheet } from './again-sheet.tsx';
import { useAgain } from './use-again.ts';

/** Puts the order's lines into the cart; what has changed since is shown first. */
export function AgainButton({ order }: { order: WireOrder }) {
  const t = useT();
  const again = useAgain(order);
  return (
    <Stack gap="2">
      <Button
        variant="secondary"
        size="l"
        block
        busy={again.state === 'busy'}
        start={<Icon of={retry} />}
        onClick={() => void again.start()}
      >
        {t('order.again')}
      </Button>
      {again.state === 'failed' && (
        <Notice icon={alert} tone="danger" announce>
          {t('order.againFailed')}
        </Notice>
      )}
      <AgainSheet again={again} />
    </Stack>
  );
}
