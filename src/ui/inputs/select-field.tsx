import { useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { chevronDown } from '../icons/icon-paths-more.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldBox, inputLook } from './field-parts.ts';

const Box = styled(FieldBox, { position: 'relative', paddingInline: 0 });
const Select = styled('select', inputLook, {
  appearance: 'none',
  paddingInlineStart: '$3',
  paddingInlineEnd: '$6',
  color: 'inherit',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Where the system draws the list itself it takes these.
  '& option': { background: '$card', color: '$ink' },
});
const Sign = styled('span', {
  position: 'absolute',
  insetInlineEnd: '$3',
  display: 'grid',
  pointerEvents: 'none',
});

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  /** The language the label is in, where that is not the screen's. */
  readonly lang?: string | undefined;
}

export interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (id: string) => void;
}

/** One of many: the system's own list, which phones show as a wheel and every keyboard and reader knows. */
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
        <Sign>
          <Icon of={chevronDown} />
        </Sign>
      </Box>
    </FieldFrame>
  );
}
