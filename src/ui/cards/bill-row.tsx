import type { ReactNode } from 'react';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Verbatim } from '../layout/verbatim.tsx';
import { DisclosureIcon, explanationStyles, useDisclosure } from './disclosure.tsx';

/** Container for `BillRow`s. */
export const Bill = styled('dl', { display: 'flex', flexDirection: 'column' });

const Row = styled('div', {
  position: 'relative',
  // Isolates the row's z-indexes, so that they stay below sticky bars and dialogs.
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: '$3',
  [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
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
  // The click target covers the whole row.
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$2' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid $colors$brandText', outlineOffset: 2 },
});
// Lies above the row's click target, so that customers can select its text.
const Explanation = styled('dd', explanationStyles, {
  gridColumn: '1 / -1',
  position: 'relative',
  zIndex: 1,
});

export interface BillRowProps {
  label: string;
  /** A code that is part of the label. Browsers must not translate it. */
  code?: string | undefined;
  /** A formatted amount, or words in place of an amount. */
  value: string;
  /** True if the value consists of words. Browsers may then translate it. */
  hasWords?: boolean;
  tone?: 'plain' | 'saving' | 'total';
  /** How the amount is calculated. With it, the row is a button that opens the explanation. */
  explanation?: ReactNode;
  /** Screen readers read it after the button's label. */
  explainLabel?: string | undefined;
}

/** A label and an amount on a bill. */
export function BillRow({
  label,
  code = '',
  value,
  hasWords = false,
  tone = 'plain',
  explanation,
  explainLabel,
}: BillRowProps) {
  const { isOpen, toggle, panel } = useDisclosure();
  const isExplained = explanation !== undefined && explanation !== null;
  return (
    <Row tone={tone}>
      <Term>
        {isExplained ? (
          <Toggle {...toggle} aria-label={explainLabel && `${label}: ${explainLabel}`}>
            <Verbatim text={label} part={code} />
            <DisclosureIcon isOpen={isOpen} />
          </Toggle>
        ) : (
          <Verbatim text={label} part={code} />
        )}
      </Term>
      <Amount>
        <bdi translate={hasWords ? undefined : 'no'}>{value}</bdi>
      </Amount>
      {isExplained && <Explanation {...panel}>{explanation}</Explanation>}
    </Row>
  );
}
