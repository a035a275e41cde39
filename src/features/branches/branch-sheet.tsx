import { useEffect, useRef, useState } from 'react';
import { useT, useText } from '../../i18n/context.tsx';
import { useBusiness, useCart } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { info } from '../../ui/icon-paths.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { BranchChanges, UndoBranch } from '../shared/branch-changes.tsx';
import { BranchFailed } from '../shared/branch-failed.tsx';
import { useBranchChoice } from '../shared/use-branch-choice.ts';
import { BranchChoices } from './branch-choices.tsx';

export interface BranchSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Choosing a branch: first where to go, then, if the cart did not come along whole, what became of it. */
export function BranchSheet({ open, onClose }: BranchSheetProps) {
  const t = useT();
  const text = useText();
  const { business, branch } = useBusiness((state) => ({ business: state.business, branch: state.branch }));
  const { count, changes } = useCart((state) => ({ count: state.count, changes: state.changes }));
  const known = useRef(changes);
  const [hasArrived, setArrived] = useState(false);
  const choice = useBranchChoice(() => setArrived(true));
  const news = hasArrived && changes !== known.current ? changes : null;
  const close = () => {
    choice.stay();
    onClose();
  };

  useEffect(() => {
    if (!open) {
      setArrived(false);
      known.current = changes;
    }
  }, [open, changes]);
  // Nothing to tell: the menu is what the customer wants to see.
  const isDone = open && hasArrived && !news;
  const finish = useRef(onClose);
  finish.current = onClose;
  useEffect(() => {
    if (isDone) finish.current();
  }, [isDone]);
  // The branch that was pressed is gone: reading goes on with what came of it.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) told.current?.focus();
  }, [news]);

  if (!business) return null;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t(news ? 'branches.changed' : 'branches.title')}
      closeLabel={t('ui.close')}
      footer={
        news && (
          <Stack gap="2" css={{ width: '100%' }}>
            <Button size="l" block onClick={close}>
              {t('branches.goOn', { branch: branch ? text(branch.name) : '' })}
            </Button>
            <UndoBranch changes={news} onDone={onClose} />
          </Stack>
        )
      }
    >
      {news ? (
        <div ref={told} tabIndex={-1}>
          <BranchChanges changes={news} />
        </div>
      ) : (
        <Stack gap="3">
          {count > 0 && <Notice icon={info}>{t('branches.cartComesAlong')}</Notice>}
          <BranchChoices business={business} choice={choice} />
          <BranchFailed failed={choice.failed} onRetry={choice.choose} />
        </Stack>
      )}
      <LiveRegion message={choice.busy ? t('ui.loading') : ''} />
    </Sheet>
  );
}
