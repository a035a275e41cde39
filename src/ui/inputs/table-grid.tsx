import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

/** As many beside each other as there is room for; a long name takes the room of two. */
const Grid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: '$2',
});
const Cell = styled('li', { variants: { wide: { true: { gridColumn: 'span 2' } } } });
const Press = styled('button', {
  width: '100%',
  height: '100%',
  minHeight: 56,
  padding: '$2',
  background: '$card',
  border: '1px solid $edge',
  borderRadius: '$2',
  fontSize: '$16',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: 'border-color .16s',
  '&:hover': { borderColor: '$brandText' },
  '&[aria-pressed=true]': { borderColor: '$brandText', background: '$tint', color: '$brandText' },
  [forced]: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: -4 } },
});

const Detail = styled('span', { display: 'block', fontSize: '$12', fontWeight: 400, color: '$mute' });

/** Longer than this it does not fit beside the others, in characters. */
const SHORT = 4;

export interface TableGridProps {
  /** What they are: "Table". */
  label: string;
  /** `said`: what is read out, where the name alone is a bare number. */
  tables: readonly {
    readonly id: string;
    readonly name: string;
    readonly said: string;
    /** Below the name: for how many. */
    readonly detail?: string;
  }[];
  current: string | null;
  onChoose: (id: string) => void;
}

/** Tables to choose from: one press, by number or name. */
export function TableGrid({ label, tables, current, onChoose }: TableGridProps) {
  return (
    <Grid aria-label={label}>
      {tables.map(({ id, name, said, detail }) => (
        <Cell key={id} wide={name.length > SHORT}>
          <Press type="button" aria-label={said} aria-pressed={id === current} onClick={() => onChoose(id)}>
            <bdi>{name}</bdi>
            {detail && <Detail>{detail}</Detail>}
          </Press>
        </Cell>
      ))}
    </Grid>
  );
}
