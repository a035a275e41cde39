import { forced } from '../theme/container.ts';
import { styled } from '../theme/stitches.ts';

const Row = styled('div', {
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // To the edges of the screen, so that what is cut off says there is more; with room for focus rings.
  padding: '4px var(--edge, 4px)',
  scrollPaddingInline: 'var(--edge, 4px)',
  margin: '-4px calc(-1 * var(--edge, 4px))',
});
const Chip = styled('button', {
  flex: 'none',
  minHeight: 44,
  paddingInline: '$4',
  borderRadius: '$round',
  border: '1px solid $edge',
  background: '$card',
  color: '$ink',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&:hover': { background: '$tint' },
  '&[aria-pressed=true]': {
    background: '$brand',
    borderColor: '$brand',
    color: '$onBrand',
    [forced]: { outline: '2px solid Highlight', outlineOffset: -4 },
  },
});

export interface FilterChipsProps {
  /** What they narrow down to. */
  label: string;
  chips: readonly { readonly id: string; readonly label: string }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** One of a few at a time, in a row that scrolls sideways. */
export function FilterChips({ label, chips, selected, onSelect }: FilterChipsProps) {
  return (
    <Row role="group" aria-label={label}>
      {chips.map((chip) => (
        <Chip
          key={chip.id}
          type="button"
          aria-pressed={chip.id === selected}
          onClick={() => onSelect(chip.id)}
        >
          {chip.label}
        </Chip>
      ))}
    </Row>
  );
}
