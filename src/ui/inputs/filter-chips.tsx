import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { StripRow } from '../layout/strip-row.ts';

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
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -4 },
  },
});

export interface FilterChipsProps {
  /** Accessible name of the group. */
  label: string;
  chips: readonly { readonly id: string; readonly label: string }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Single choice between a few filters, in a row that scrolls sideways. */
export function FilterChips({ label, chips, selected, onSelect }: FilterChipsProps) {
  return (
    <StripRow role="group" aria-label={label}>
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
    </StripRow>
  );
}
