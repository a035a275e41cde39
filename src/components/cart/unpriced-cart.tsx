import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { BranchLoadError } from '../branches/branch-load-error.tsx';
import { useBranchChoice } from '../branches/use-branch-choice.ts';

/**
 * Delay of the notice that the cart belongs to another branch. The app usually loads that branch sooner, and the notice
 * would only flash.
 */
const NOTICE_DELAY_MS = 800;

/**
 * Shown instead of a cart that has no prices yet: its menu is loading or failed to load, or it belongs to another
 * branch.
 */
export function UnpricedCart() {
  const { t } = useTranslation();
  const cartBranch = useCart((state) => state.otherBranch);
  const isCutShort = useMenu((state) => state.isCutShort);
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayOver(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isDelayOver && cartBranch)
    return <CartAtOtherBranch branchId={cartBranch.branchId} onMoveHere={cartBranch.moveToCurrentBranch} />;
  if (isCutShort) return <IncompleteMenuError />;
  return (
    <Stack aria-busy="true" aria-label={t('ui.loading')} role="status">
      <Skeleton height={88} />
      <Skeleton height={88} />
    </Stack>
  );
}

/** Shown if another element or tab has moved the cart to a branch whose menu this element could not load. */
function CartAtOtherBranch({ branchId, onMoveHere }: { branchId: string; onMoveHere: () => void }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const otherBranch = useBusiness(({ business }) =>
    business?.branches.find(({ id, visible }) => visible && id === branchId),
  );
  const { loadingBranchId, failedBranchId, choose } = useBranchChoice(() => undefined);
  const branchName = otherBranch ? localize(otherBranch.name) : '';
  return (
    <Stack>
      <Notice icon={info} tone="warn" announce>
        <Stack gap="2">
          {otherBranch && t('branches.cartElsewhere', { branch: branchName })}
          <Row wrap>
            {otherBranch && (
              <Button busy={loadingBranchId !== null} onClick={() => choose(branchId)}>
                {t('branches.goThere', { branch: branchName })}
              </Button>
            )}
            <Button variant="secondary" onClick={onMoveHere}>
              {t('branches.moveCart')}
            </Button>
          </Row>
        </Stack>
      </Notice>
      <BranchLoadError branchId={failedBranchId} onRetry={choose} />
    </Stack>
  );
}

/** Shown if part of the menu failed to load and the cart contains dishes from that part. */
function IncompleteMenuError() {
  const { t } = useTranslation();
  const load = useBusiness((state) => state.load);
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void load().then(() => setBusy(false));
  };
  return (
    <Notice
      icon={alert}
      tone="danger"
      announce
      action={
        <Button variant="secondary" busy={isBusy} onClick={retry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('errors.menu')}
    </Notice>
  );
}
