import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../components/cart/use-problem-text.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { LineProblem } from '../../domain/pricing/pricing-types.ts';
import { useMenu } from '../../stores/stores-context.tsx';
import { LineItem } from '../../ui/cards/line-item.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EditLine, RemoveLine } from './line-actions.tsx';

export interface ProblemLineRowProps {
  problem: LineProblem;
  onRemove: (line: CartLine) => void;
}

/** Choosing again changes nothing about these. */
const BEYOND_EDITING: ReadonlySet<LineProblem['reason']> = new Set([
  'item_gone',
  'not_sold_so',
  'sold_out',
  'not_now',
]);

/** A line that can no longer be ordered as it is: says why, and offers what mends it. */
export function ProblemLineRow({ problem, onRemove }: ProblemLineRowProps) {
  const { t } = useTranslation();
  const { line, reason } = problem;
  const { name, why } = useProblemText()(problem);
  const item = useMenu(({ itemById }) => itemById(line.itemId));
  const canEdit = item && !BEYOND_EDITING.has(reason);
  return (
    <LineItem
      picture={item?.image ?? null}
      name={t('cart.times', { quantity: line.count, name })}
      price={null}
      actions={
        <>
          <Text tone="danger" strong css={{ marginInlineStart: '$2' }}>
            {why}
          </Text>
          <Row gap="1">
            {canEdit && <EditLine line={line} item={item} />}
            <RemoveLine name={name} onPress={() => onRemove(line)} />
          </Row>
        </>
      }
    />
  );
}
