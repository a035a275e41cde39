import { useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { chevronDown } from '../icons/icon-paths-more.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldBox, inputStyles } from './field-parts.ts';

const Box = styled(FieldBox, { position: 'relative', paddingInline: 0 });
const Select = styled('select', inputStyles, {
  appearance: 'none',
  paddingInlineStart: '$3',
  paddingInlineEnd: '$6',
  color: 'inherit',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Some systems use these colours for the open list.
  '& option': { background: '$card', color: '$ink' },
});
const Arrow = styled('span', {
  position: 'absolute',
  insetInlineEnd: '$3',
  display: 'grid',
  pointerEvents: 'none',
});

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  /** Language of the label, if it differs from the interface. */
  readonly lang?: string | undefined;
}

export interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (id: string) => void;
}

/** Single choice from a long list, with the native `select`. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Box>
        <Select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.id} value={option.id} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </Select>
        <Arrow>
          <Icon path={chevronDown} />
        </Arrow>
      </Box>
    </FieldFrame>
  );
}
