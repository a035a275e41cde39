import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { BranchLoadError } from '../branches/branch-load-error.tsx';
import { useBranchChoice } from '../branches/use-branch-choice.ts';

/** Following the cart to its branch usually takes less than this; the notice would only flash. */
const NOTICE_DELAY_MS = 800;

/** Stands in for a cart that has no bill: its menu is loading, failed to load, or belongs to another branch. */
export function UnpricedCart() {
  const { t } = useTranslation();
  const elsewhere = useCart((state) => state.elsewhere);
  const isCutShort = useMenu((state) => state.isCutShort);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate && elsewhere)
    return <CartAtOtherBranch branchId={elsewhere.branchId} onBring={elsewhere.bringHere} />;
  if (isCutShort) return <IncompleteMenuError />;
  return (
    <Stack aria-busy="true" aria-label={t('ui.loading')} role="status">
      <Skeleton height={88} />
      <Skeleton height={88} />
    </Stack>
  );
}

/** Another element or tab moved the cart to a branch whose menu this one could not load. */
function CartAtOtherBranch({ branchId, onBring }: { branchId: string; onBring: () => void }) {
  const { t } = useTranslation();
  const text = useText();
  const otherBranch = useBusiness(({ business }) =>
    business?.branches.find(({ id, visible }) => visible && id === branchId),
  );
  const { loadingBranchId, failedBranchId, choose } = useBranchChoice(() => undefined);
  const branch = otherBranch ? text(otherBranch.name) : '';
  return (
    <Stack>
      <Notice icon={info} tone="warn" announce>
        <Stack gap="2">
          {otherBranch && t('branches.cartElsewhere', { branch })}
          <Row wrap>
            {otherBranch && (
              <Button busy={loadingBranchId !== null} onClick={() => choose(branchId)}>
                {t('branches.goThere', { branch })}
              </Button>
            )}
            <Button variant="secondary" onClick={onBring}>
              {t('branches.moveCart')}
            </Button>
          </Row>
        </Stack>
      </Notice>
      <BranchLoadError branchId={failedBranchId} onRetry={choose} />
    </Stack>
  );
}

/** Part of the menu failed to load, and the cart contains dishes of that part. */
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
