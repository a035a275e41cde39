import { memo, type ReactNode } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Icon } from '../icons/icon.tsx';
import { check } from '../icons/icon-paths-more.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { CoverInput } from './field-parts.ts';
import { Stepper } from './stepper.tsx';

export type ChoiceKind = 'radio' | 'checkbox' | 'quantity';

export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  /** Language of the label, if it differs from the interface. */
  readonly lang?: string | undefined;
  /** Shown beside the label: "250 g". */
  readonly aside?: string | undefined;
  /** Shown at the end: "+0.250 KD". */
  readonly detail?: ReactNode;
  /** Shown under the label: "Sold out". */
  readonly note?: ReactNode;
  /** Selected quantity: 0 or 1, or more for a quantity option. */
  readonly quantity: number;
  /** Maximum of a quantity option. Default: 1. */
  readonly max?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** Picture before the label. Null reserves its space; undefined does not. */
  readonly picture?: PictureSource | null | undefined;
  /** An icon path, shown before the label. */
  readonly icon?: string | undefined;
  /** Nested questions of a selected option, indented below it. */
  readonly nestedContent?: ReactNode;
}

const Row = styled('label', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: 48,
  paddingBlock: 2,
  position: 'relative',
  fontSize: '$16',
  cursor: 'pointer',
  borderBlockEnd: '1px solid $line',
  '&:last-child, &:has(+ [data-below])': { borderBlockEnd: 0 },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$brandText', borderRadius: '$1' },
  variants: {
    isDisabled: { true: { cursor: 'not-allowed', color: '$mute' } },
    /** Adds space between the stepper and the borders of the row. */
    hasStepper: {
      true: { flexWrap: 'wrap', paddingBlock: 6, '& > [role=group]': { marginInlineStart: 'auto' } },
    },
  },
});

const Mark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  border: '2px solid $edge',
  background: '$card',
  // Hidden instead of transparent, because forced colours make transparent icons visible.
  '& svg': { visibility: 'hidden' },
  'input:checked + & svg': { visibility: 'visible' },
  transition: 'border-width .12s, background-color .12s',
  variants: {
    kind: {
      radio: { borderRadius: '$round', 'input:checked + &': { border: '7px solid $brand' } },
      checkbox: {
        borderRadius: 7,
        'input:checked + &': { background: '$brand', borderColor: '$brand', color: '$onBrand' },
      },
      quantity: {},
    },
  },
  [forcedColors]: { 'input:checked + &': { borderColor: 'Highlight' } },
});
// The flex basis is the label's minimum width. If less space is left beside the stepper, the stepper wraps below the
// label.
const Words = styled('span', {
  flex: `1 1 ${scaleWithText(96, 16)}`,
  minWidth: 0,
  display: 'grid',
  // Keeps several lines of text away from the row's border. It does not change the height of a row with one line.
  paddingBlock: '$1',
  overflowWrap: 'anywhere',
});
const Note = styled('span', { fontSize: '$12', color: '$mute' });
const Aside = styled('bdi', { color: '$mute', fontSize: '$14', whiteSpace: 'nowrap' });
const Tile = styled('span', {
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '$1',
  variants: { faded: { true: { opacity: 0.55 } } },
});
const IconTile = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '$1',
  background: '$tint',
  color: '$brandText',
  variants: { faded: { true: { opacity: 0.55 } } },
});
const Detail = styled('bdi', {
  color: '$mute',
  fontSize: '$14',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export interface ChoiceRowProps {
  kind: ChoiceKind;
  name: string;
  option: ChoiceOption;
  onChange: (id: string, quantity: number) => void;
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
  formatQuantity?: ((value: number) => string) | undefined;
}

const COMPARED_FIELDS = [
  'id',
  'label',
  'lang',
  'aside',
  'detail',
  'note',
  'quantity',
  'max',
  'disabled',
  'picture',
  'icon',
] as const;

/**
 * Returns whether two sets of props render the same row. Rows with the same props are not rendered again: a group may
 * have 200 rows.
 */
const hasSameProps = (
  { option: a, ...before }: ChoiceRowProps,
  { option: b, ...after }: ChoiceRowProps,
): boolean =>
  COMPARED_FIELDS.every((field) => a[field] === b[field]) &&
  (Object.keys(after) as (keyof typeof after)[]).every((prop) => before[prop] === after[prop]);

/**
 * One option: its control (radio button, checkbox or stepper), its label and its price. Keep `onChange` stable, because
 * the row is memoised.
 */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { kind, name, option, onChange, decreaseLabel, increaseLabel, formatQuantity } = props;
  const isDisabled = option.disabled ?? false;
  const content = (
    <>
      {option.picture !== undefined && (
        <Tile faded={isDisabled}>
          {option.picture && <Picture picture={option.picture} alt="" preset="thumb" />}
        </Tile>
      )}
      {option.icon && (
        <IconTile faded={isDisabled}>
          <Icon path={option.icon} size={24} />
        </IconTile>
      )}
      <Words>
        <span lang={option.lang}>
          {option.label}
          {option.aside && (
            <>
              {' '}
              <Aside>{option.aside}</Aside>
            </>
          )}
        </span>
        {option.note && <Note>{option.note}</Note>}
      </Words>
      {option.detail && <Detail>{option.detail}</Detail>}
    </>
  );
  if (kind === 'quantity') {
    return (
      <Row as="div" isDisabled={isDisabled} hasStepper>
        {content}
        <Stepper
          value={option.quantity}
          max={isDisabled ? option.quantity : (option.max ?? 1)}
          label={option.label}
          onChange={(quantity) => onChange(option.id, quantity)}
          decreaseLabel={decreaseLabel ?? `− ${option.label}`}
          increaseLabel={increaseLabel ?? `+ ${option.label}`}
          {...(formatQuantity && { format: formatQuantity })}
        />
      </Row>
    );
  }
  return (
    <Row isDisabled={isDisabled}>
      <CoverInput
        type={kind}
        name={name}
        value={option.id}
        checked={option.quantity > 0}
        disabled={isDisabled}
        onChange={(event) => onChange(option.id, event.currentTarget.checked ? 1 : 0)}
      />
      <Mark kind={kind} aria-hidden="true">
        {kind === 'checkbox' && <Icon path={check} size={14} />}
      </Mark>
      {content}
    </Row>
  );
}, hasSameProps);
