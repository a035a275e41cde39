import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

const List = styled('ol', { display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' });
const Step = styled('li', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '$3',
  paddingBlock: 2,
  variants: {
    subtotal: {
      true: {
        fontWeight: 700,
        borderBlockStart: '1px solid $line',
        marginBlockStart: 2,
        paddingBlockStart: 4,
      },
    },
  },
});
const Words = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });
const Detail = styled('span', { color: '$mute', fontWeight: 400 });
const Amount = styled('bdi', { flex: 'none', whiteSpace: 'nowrap' });
const Note = styled('p', { color: '$mute', paddingBlockEnd: '$1' });

export interface SumStep {
  readonly id: string;
  readonly label: ReactNode;
  /** How the amount is calculated. */
  readonly detail?: ReactNode;
  /** Formatted amount. */
  readonly amount: string;
  /** True if the amount is the result of the steps before it. */
  readonly isSubtotal?: boolean;
}

/** A calculation, step by step. */
export function SumSteps({ note, steps }: { note?: ReactNode; steps: readonly SumStep[] }) {
  return (
    <>
      {note && <Note>{note}</Note>}
      <List>
        {steps.map(({ id, label, detail, amount, isSubtotal = false }) => (
          <Step key={id} subtotal={isSubtotal}>
            <Words>
              {label}
              {detail && <Detail> {detail}</Detail>}
            </Words>
            <Amount translate="no">{amount}</Amount>
          </Step>
        ))}
      </List>
    </>
  );
}
