import { memo, type ReactNode } from 'react';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { check } from '../icons/icon-paths-more.ts';
import { Picture, type PictureSource } from '../layout/picture.tsx';
import { CoverInput } from './field-parts.ts';
import { Stepper } from './stepper.tsx';

export type ChoiceKind = 'radio' | 'checkbox' | 'quantity';

export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  /** The language the label is in, where that is not the screen's. */
  readonly lang?: string | undefined;
  /** Beside the label: "250 g". */
  readonly aside?: string | undefined;
  /** At the end: "+0.250 KD". */
  readonly detail?: string | undefined;
  /** Under the label: "Sold out". */
  readonly note?: string | undefined;
  /** How many are chosen: 0 or 1, or more of a quantity option. */
  readonly quantity: number;
  /** Of a quantity option. */
  readonly max?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** A tile before the words, kept free by null for an option that has none; undefined: no tile. */
  readonly picture?: PictureSource | null | undefined;
  /** A shape of icon-paths before the words. */
  readonly icon?: string | undefined;
  /** What is asked because this is chosen: right below it, indented. */
  readonly below?: ReactNode;
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
    off: { true: { cursor: 'not-allowed', color: '$mute' } },
    /** The stepper's frame keeps clear of the lines between rows. */
    counted: {
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
  // Hidden, not see-through: forced colours would paint a transparent tick.
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
  [forced]: { 'input:checked + &': { borderColor: 'Highlight' } },
});
// Where a stepper leaves less than this, it goes below.
const Words = styled('span', { flex: '1 1 96px', minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
const Note = styled('span', { fontSize: '$12', color: '$mute' });
const Aside = styled('bdi', { color: '$mute', fontSize: '$14', whiteSpace: 'nowrap' });
const Tile = styled('span', {
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '$1',
  variants: { faded: { true: { opacity: 0.55 } } },
});
const Sign = styled('span', {
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
  format?: ((value: number) => string) | undefined;
}

const SHOWN = [
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

/** A row of two hundred is drawn again only when something of it changed. */
const isSame = ({ option: a, ...before }: ChoiceRowProps, { option: b, ...after }: ChoiceRowProps): boolean =>
  SHOWN.every((part) => a[part] === b[part]) &&
  (Object.keys(after) as (keyof typeof after)[]).every((part) => before[part] === after[part]);

/** One option: its mark or stepper, its words, its price. `onChange` must stay the same function. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { kind, name, option, onChange, decreaseLabel, increaseLabel, format } = props;
  const off = option.disabled ?? false;
  const words = (
    <>
      {option.picture !== undefined && (
        <Tile faded={off}>
          {option.picture && <Picture picture={option.picture} alt="" preset="thumb" />}
        </Tile>
      )}
      {option.icon && (
        <Sign faded={off}>
          <Icon of={option.icon} size={24} />
        </Sign>
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
      <Row as="div" off={off} counted>
        {words}
        <Stepper
          value={option.quantity}
          max={off ? option.quantity : (option.max ?? 1)}
          label={option.label}
          onChange={(quantity) => onChange(option.id, quantity)}
          decreaseLabel={decreaseLabel ?? `− ${option.label}`}
          increaseLabel={increaseLabel ?? `+ ${option.label}`}
          {...(format && { format })}
        />
      </Row>
    );
  }
  return (
    <Row off={off}>
      <CoverInput
        type={kind}
        name={name}
        value={option.id}
        checked={option.quantity > 0}
        disabled={off}
        onChange={(event) => onChange(option.id, event.currentTarget.checked ? 1 : 0)}
      />
      <Mark kind={kind} aria-hidden="true">
        {kind === 'checkbox' && <Icon of={check} size={14} />}
      </Mark>
      {words}
    </Row>
  );
}, isSame);
