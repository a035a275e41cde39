import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchLoadError } from '../../components/branches/branch-load-error.tsx';
import { useBranchChoice } from '../../components/branches/use-branch-choice.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { BranchChoices } from './branch-choices.tsx';
import { CartNews, CartNewsButtons } from './cart-news.tsx';

export interface BranchSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Choosing a branch: first where to go, then, if the cart did not come along whole, what became of it. */
export function BranchSheet({ open, onClose }: BranchSheetProps) {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  const { count, changes } = useCart((state) => ({ count: state.count, changes: state.changes }));
  const known = useRef(changes);
  const [hasArrived, setArrived] = useState(false);
  const choice = useBranchChoice(() => setArrived(true));
  const news = hasArrived && changes !== known.current ? changes : null;
  const close = () => {
    choice.cancel();
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

  if (!business) return null;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t(news ? 'branches.changed' : 'branches.title')}
      closeLabel={t('ui.close')}
      footer={news && <CartNewsButtons changes={news} onGoOn={close} onUndone={onClose} />}
    >
      {news ? (
        <CartNews changes={news} />
      ) : (
        <Stack gap="3">
          {count > 0 && <Notice icon={info}>{t('branches.cartComesAlong')}</Notice>}
          <BranchChoices business={business} choice={choice} />
          <BranchLoadError failed={choice.failedBranchId} onRetry={choice.choose} />
        </Stack>
      )}
      <LiveRegion message={choice.loadingBranchId ? t('ui.loading') : ''} />
    </Sheet>
  );
}
