import type { CartLine } from '../../domain/cart/types.ts';
import type { LineProblem } from '../../domain/pricing/types.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { useCart, useMenu } from '../../stores/context.tsx';
import { LineItem } from '../../ui/line-item.tsx';
import { Row } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useLostText } from '../shared/use-lost-text.ts';
import { useTypeName } from '../shared/use-type-name.ts';
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
export function ProblemLineRow({ problem: { line, reason }, onRemove }: ProblemLineRowProps) {
  const t = useT();
  const text = useText();
  const type = useCart(({ cart }) => cart.sellingType);
  const typeName = useTypeName();
  const lostText = useLostText();
  const item = useMenu(({ itemById }) => itemById(line.itemId));
  const name = item ? text(item.name) : t('cart.unknownItem');
  const canEdit = item && !BEYOND_EDITING.has(reason);
  return (
    <LineItem
      picture={item?.image ?? null}
      name={t('cart.times', { quantity: line.count, name })}
      price={null}
      actions={
        <>
          <Text tone="danger" strong css={{ marginInlineStart: '$2' }}>
            {(reason === 'modifier_gone' && item && lostText(item, line.modifiers)) ||
              t(`cartProblem.${reason}`, { type: typeName(type) })}
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
