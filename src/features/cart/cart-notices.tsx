import type { LocalizedText } from '../../domain/menu/types.ts';
import { useFormat, useT, useText } from '../../i18n/context.tsx';
import { useCart, useMenu } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { alert, clock, info } from '../../ui/icon-paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { OrderBlocker } from '../shared/use-order-blocker.ts';

/** Lines that did not come along to another branch (spec, section 4). */
export function DroppedNotice() {
  const t = useT();
  const text = useText();
  const { list } = useFormat();
  const itemById = useMenu((state) => state.itemById);
  const { dropped, dismiss } = useCart((state) => ({
    dropped: state.dropped,
    dismiss: state.dismissDropped,
  }));
  if (!dropped.length) return null;
  const names = dropped
    .map(({ itemId }) => itemById(itemId)?.name)
    .filter((name): name is LocalizedText => !!name)
    .map(text);
  return (
    <Notice
      icon={info}
      tone="warn"
      announce
      action={
        <Button variant="quiet" onClick={dismiss}>
          {t('ui.close')}
        </Button>
      }
    >
      {t('cart.dropped', { count: dropped.length })} {names.length > 0 && list([...new Set(names)])}
    </Notice>
  );
}

/** Why the cart cannot become an order now, and how far it is from one. */
export function BlockerNotice({ blocker }: { blocker: OrderBlocker }) {
  const { kind, text, progress } = blocker;
  return (
    <Notice
      icon={kind === 'closed' ? clock : kind === 'minimum' ? info : alert}
      tone={kind === 'minimum' ? 'brand' : 'warn'}
    >
      <Stack gap="2">
        {text}
        {progress !== undefined && <ProgressBar value={progress} label={text} />}
      </Stack>
    </Notice>
  );
}
