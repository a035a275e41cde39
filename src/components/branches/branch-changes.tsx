import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineChange } from '../../domain/cart/revalidate-for-branch.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import type { CartChanges } from '../../stores/cart/cart-state.ts';
import { useBusiness, useCart, usePricesHidden } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

const REASON_MESSAGES = {
  not_here: 'branches.notSoldHere',
  sold_out: 'branches.soldOutHere',
  choice_gone: 'branches.choiceGone',
} as const;

/** Lists the cart lines that a change of branch removed or repriced. */
export function BranchChanges({ changes: { list } }: { changes: CartChanges }) {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const changes = pricesHidden ? list.filter(({ kind }) => kind === 'dropped') : list;
  const describeChange = (change: LineChange): ReactNode =>
    change.kind === 'dropped'
      ? t(REASON_MESSAGES[change.reason])
      : renderSentence('branches.priceChanged', {
          from: formatMoney(change.from),
          to: formatMoney(change.to),
        });
  return (
    <Stack as="ul" gap="2" aria-label={t('branches.changes')}>
      {changes.map((change) => (
        <li key={change.line.key}>
          <Text strong>
            {t('cart.times', {
              quantity: change.line.count,
              name: change.name ? localize(change.name) : t('cart.unknownItem'),
            })}
          </Text>
          <Text>{describeChange(change)}</Text>
        </li>
      ))}
    </Stack>
  );
}

/**
 * Returns to the previous branch and restores the cart. Renders nothing once the customer has edited the cart, or if
 * the business now hides that branch.
 */
export function UndoBranchChange({ changes, onDone }: { changes: CartChanges; onDone: () => void }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const lines = useCart(({ cart }) => cart.lines);
  const previousBranch = useBusiness(({ business }) =>
    business?.branches.find(({ id, visible }) => visible && id === changes.fromBranchId),
  );
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (!previousBranch || lines !== changes.linesAfter) return null;
  const branchName = localize(previousBranch.name);
  const undo = () => {
    setState('busy');
    changes.undo().then(onDone, () => setState('failed'));
  };
  return (
    <>
      {state === 'failed' && (
        <Text tone="danger" role="alert">
          {t('branches.failed', { branch: branchName })}
        </Text>
      )}
      <Button variant="secondary" busy={state === 'busy'} onClick={undo}>
        {t('branches.undo', { branch: branchName })}
      </Button>
    </>
  );
}
