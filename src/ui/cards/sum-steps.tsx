import { styled } from '../../theme/stitches.ts';

const List = styled('ol', { display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' });
const Step = styled('li', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '$3',
  paddingBlock: 2,
  variants: {
    made: {
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
  /** What it is. */
  readonly words: string;
  /** How it was worked out. */
  readonly detail?: string | undefined;
  /** Already formatted. */
  readonly amount: string;
  /** What the steps before it make. */
  readonly made?: boolean;
}

/** A sum worked out step by step, as on paper. */
export function SumSteps({ note, steps }: { note?: string | undefined; steps: readonly SumStep[] }) {
  return (
    <>
      {note && <Note>{note}</Note>}
      <List>
        {steps.map(({ id, words, detail, amount, made = false }) => (
          <Step key={id} made={made}>
            <Words>
              {words}
              {detail && <Detail> {detail}</Detail>}
            </Words>
            <Amount>{amount}</Amount>
          </Step>
        ))}
      </List>
    </>
  );
}
