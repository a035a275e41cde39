import { useEffect, useState } from 'react';
import { useT, useText } from '../../i18n/context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { info } from '../../ui/icon-paths.ts';
import { alert } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { BranchFailed } from './branch-failed.tsx';
import { useBranchChoice } from './use-branch-choice.ts';

/** Coming along takes a moment; only what takes longer is worth words. */
const PATIENCE_MS = 800;

/** A cart without a bill: what is missing is on its way, or the customer has to say how to go on. */
export function UnpricedCart() {
  const t = useT();
  const elsewhere = useCart((state) => state.elsewhere);
  const isCutShort = useMenu((state) => state.isCutShort);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate && elsewhere) return <Elsewhere branchId={elsewhere.branchId} onBring={elsewhere.bringHere} />;
  if (isCutShort) return <CutShort />;
  return (
    <Stack aria-busy="true" aria-label={t('ui.loading')} role="status">
      <Skeleton height={88} />
      <Skeleton height={88} />
    </Stack>
  );
}

/** The cart went with another element or tab to a branch that this one could not follow to. */
function Elsewhere({ branchId, onBring }: { branchId: string; onBring: () => void }) {
  const t = useT();
  const text = useText();
  const there = useBusiness(({ business }) =>
    business?.branches.find(({ id, visible }) => visible && id === branchId),
  );
  const { busy, failed, choose } = useBranchChoice(() => undefined);
  const branch = there ? text(there.name) : '';
  return (
    <Stack>
      <Notice icon={info} tone="warn" announce>
        <Stack gap="2">
          {there && t('branches.elsewhere', { branch })}
          <Row wrap>
            {there && (
              <Button busy={busy !== null} onClick={() => choose(branchId)}>
                {t('branches.goThere', { branch })}
              </Button>
            )}
            <Button variant="secondary" onClick={onBring}>
              {t('branches.bringHere')}
            </Button>
          </Row>
        </Stack>
      </Notice>
      <BranchFailed failed={failed} onRetry={choose} />
    </Stack>
  );
}

/** The rest of the menu did not come, and something of the cart is in it. */
function CutShort() {
  const t = useT();
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
