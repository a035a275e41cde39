import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChanges, UndoBranchChange } from '../../components/branches/branch-changes.tsx';
import { useText } from '../../i18n/i18n-context.tsx';
import type { CartChanges } from '../../stores/cart/cart-state.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** What a change of branch did to the cart. It takes the focus: the branch that was pressed may be gone. */
export function CartNews({ changes }: { changes: CartChanges }) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} tabIndex={-1}>
      <BranchChanges changes={changes} />
    </div>
  );
}

export interface CartNewsButtonsProps {
  changes: CartChanges;
  onGoOn: () => void;
  /** The customer is back at the branch before. */
  onUndone: () => void;
}

/** On at the new branch, or back to the one before. */
export function CartNewsButtons({ changes, onGoOn, onUndone }: CartNewsButtonsProps) {
  const { t } = useTranslation();
  const text = useText();
  const branch = useBusiness((state) => state.branch);
  return (
    <Stack gap="2" css={{ width: '100%' }}>
      <Button size="l" block onClick={onGoOn}>
        {t('branches.goOn', { branch: branch ? text(branch.name) : '' })}
      </Button>
      <UndoBranchChange changes={changes} onDone={onUndone} />
    </Stack>
  );
}
