import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { because, useWhy, WhyMark } from './why.tsx';

/** Holds `BillRow`s. */
export const Bill = styled('dl', { display: 'flex', flexDirection: 'column' });

const Row = styled('div', {
  position: 'relative',
  // What lies over the row's own target stays under what stands over the page.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: '$3',
  minHeight: 32,
  color: '$mute',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    tone: {
      plain: {},
      saving: { color: '$ok', fontWeight: 600 },
      total: {
        color: '$ink',
        fontSize: '$18',
        fontWeight: 700,
        borderBlockStart: '1px dashed $line',
        marginBlockStart: '$1',
        paddingBlock: '$1',
      },
    },
  },
});
const Term = styled('dt', { minWidth: 0, overflowWrap: 'anywhere' });
const Amount = styled('dd', { textAlign: 'end', whiteSpace: 'nowrap' });
const Toggle = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: 44,
  textAlign: 'start',
  // The whole row is pressed, to its amount.
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$2' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid $colors$brandText', outlineOffset: 2 },
});
// Above what makes the row one button: its words can be selected.
const Because = styled('dd', because, { gridColumn: '1 / -1', position: 'relative', zIndex: 1 });

export interface BillRowProps {
  label: string;
  /** Already formatted. */
  value: ReactNode;
  tone?: 'plain' | 'saving' | 'total';
  /** How the amount came about; opened by the row, which is then a button. */
  explanation?: ReactNode;
  /** Read out after the label of that button. */
  explainLabel?: string | undefined;
}

export function BillRow({ label, value, tone = 'plain', explanation, explainLabel }: BillRowProps) {
  const { isOpen, toggle, panel } = useWhy();
  const isExplained = explanation !== undefined && explanation !== null;
  return (
    <Row tone={tone}>
      <Term>
        {isExplained ? (
          <Toggle {...toggle} aria-label={explainLabel && `${label}: ${explainLabel}`}>
            {label}
            <WhyMark isOpen={isOpen} />
          </Toggle>
        ) : (
          label
        )}
      </Term>
      <Amount>
        <bdi>{value}</bdi>
      </Amount>
      {isExplained && <Because {...panel}>{explanation}</Because>}
    </Row>
  );
}
