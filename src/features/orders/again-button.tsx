import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { alert, retry } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AgainSheet } from './again-sheet.tsx';
import { useAgain } from './use-again.ts';

/** Puts the order's lines into the cart; what has changed since is shown first. */
export function AgainButton({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
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
