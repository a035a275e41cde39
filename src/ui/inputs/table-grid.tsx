import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';

/** Has as many columns as fit. A table with a long name spans two columns. */
const Grid = styled('ul', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${scaleWithText(72)}, 1fr))`,
  gap: '$2',
});
const Cell = styled('li', { variants: { wide: { true: { gridColumn: 'span 2' } } } });
const TableButton = styled('button', {
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
  '&:hover:not([aria-disabled=true])': { borderColor: '$brandText' },
  '&[aria-disabled=true]': {
    borderStyle: 'dashed',
    color: '$mute',
    fontWeight: 500,
    cursor: 'not-allowed',
  },
  '&[aria-pressed=true]': { borderColor: '$brandText', background: '$tint', color: '$brandText' },
  [forcedColors]: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: -4 } },
});

const Detail = styled('span', { display: 'block', fontSize: '$12', fontWeight: 400, color: '$mute' });

/** Length of the longest name that fits into one column, in characters. */
const SHORT_NAME_LENGTH = 4;

export interface TableGridProps {
  /** Accessible name of the list. */
  label: string;
  /** `accessibleName` is for screen readers: "Table 7" instead of "7". */
  tables: readonly {
    readonly id: string;
    readonly name: string;
    readonly accessibleName: string;
    /** Lines below the name: the number of seats, and the smallest party. */
    readonly details?: readonly string[];
    /** True if the table is listed but cannot be chosen. `details` says why. */
    readonly isDisabled?: boolean;
  }[];
  /** Id of the selected table; null if there is none. */
  current: string | null;
  onChoose: (id: string) => void;
}

/** Tables to choose from, by number or name. */
export function TableGrid({ label, tables, current, onChoose }: TableGridProps) {
  return (
    <Grid aria-label={label}>
      {tables.map(({ id, name, accessibleName, details, isDisabled }) => (
        <Cell key={id} wide={name.length > SHORT_NAME_LENGTH}>
          <TableButton
            type="button"
            aria-label={accessibleName}
            aria-pressed={id === current}
            aria-disabled={isDisabled || undefined}
            onClick={() => !isDisabled && onChoose(id)}
          >
            <bdi>{name}</bdi>
            {details?.map((detail) => (
              <Detail key={detail}>{detail}</Detail>
            ))}
          </TableButton>
        </Cell>
      ))}
    </Grid>
  );
}
