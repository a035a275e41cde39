import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChanges, UndoBranchChange } from '../../components/branches/branch-changes.tsx';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import type { CartChanges } from '../../stores/cart/cart-state.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Lists what a change of branch did to the cart. Takes the focus, because the pressed button may have been removed. */
export function BranchChangesPanel({ changes }: { changes: CartChanges }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1}>
      <BranchChanges changes={changes} />
    </div>
  );
}

export interface BranchChangesActionsProps {
  changes: CartChanges;
  onContinue: () => void;
  /** Called after the customer has returned to the previous branch. */
  onUndone: () => void;
}

/** Buttons to continue at the new branch or to return to the previous one. */
export function BranchChangesActions({ changes, onContinue, onUndone }: BranchChangesActionsProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const branch = useBusiness((state) => state.branch);
  return (
    <Stack gap="2" css={{ width: '100%' }}>
      <Button size="l" block onClick={onContinue}>
        {t('branches.goOn', { branch: branch ? localize(branch.name) : '' })}
      </Button>
      <UndoBranchChange changes={changes} onDone={onUndone} />
    </Stack>
  );
}
