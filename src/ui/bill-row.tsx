import { type ReactNode, useId, useState } from 'react';
import { styled } from '../theme/stitches.ts';
import { Icon } from './icon.tsx';
import { info } from './icon-paths.ts';

/** Holds `BillRow`s. */
export const Bill = styled('dl', { display: 'flex', flexDirection: 'column' });

const Row = styled('div', {
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
        marginBlockStart: '$2',
        paddingBlockStart: '$3',
      },
    },
  },
});
const Term = styled('dt', { display: 'flex', alignItems: 'center', minWidth: 0 });
const Amount = styled('dd', { textAlign: 'end', whiteSpace: 'nowrap' });
const Why = styled('button', {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlock: -6,
  borderRadius: '$round',
  color: '$brandText',
});
const Because = styled('dd', {
  gridColumn: '1 / -1',
  padding: '$2 $3',
  marginBlock: '$1',
  borderRadius: '$2',
  background: '$tint',
  color: '$ink',
  fontSize: '$12',
  fontWeight: 400,
});

export interface BillRowProps {
  label: string;
  /** Already formatted. */
  value: string;
  tone?: 'plain' | 'saving' | 'total';
  /** How the amount came about; opened by a button of the name `explainLabel`. */
  explanation?: ReactNode;
  explainLabel?: string;
}

export function BillRow({ label, value, tone = 'plain', explanation, explainLabel }: BillRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Row tone={tone}>
      <Term>
        {label}
        {explanation !== undefined && (
          <Why
            type="button"
            aria-label={explainLabel}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={info} size={16} />
          </Why>
        )}
      </Term>
      <Amount>
        <bdi>{value}</bdi>
      </Amount>
      {explanation !== undefined && (
        <Because id={id} hidden={!isOpen}>
          {explanation}
        </Because>
      )}
    </Row>
  );
}
