import { useId } from 'react';
import type { Money } from '../../domain/money/money.ts';
import { useFormat, useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { BlockerNotice } from '../shared/blocker-notice.tsx';
import { useHere } from '../shared/use-here.ts';
import { useOrderBlocker } from '../shared/use-order-blocker.ts';

/** The way on, with what is due; or why there is none now. */
export function ToCheckout({ due }: { due: Money }) {
  const t = useT();
  const { money } = useFormat();
  const router = useRouter();
  const here = useHere();
  const blocker = useOrderBlocker();
  const reasonId = useId();
  return (
    <Stack gap="2">
      {blocker && (
        <div id={reasonId}>
          <BlockerNotice blocker={blocker} />
        </div>
      )}
      <Button
        size="l"
        block
        spread
        disabled={!!blocker}
        aria-describedby={blocker ? reasonId : undefined}
        onPointerEnter={() => router.preload('checkout')}
        onClick={() => router.navigate(paths.checkout(here))}
      >
        <span>{t('cart.checkout')}</span>
        <bdi>{money(due)}</bdi>
      </Button>
    </Stack>
  );
}
