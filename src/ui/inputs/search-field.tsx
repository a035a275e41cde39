import type { ComponentPropsWithRef } from 'react';
import { css, styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { close, search } from '../icons/icon-paths.ts';
import { FieldBox, inputLook } from './field-parts.ts';
import { IconButton } from './icon-button.tsx';

const input = css(inputLook, { '&::-webkit-search-cancel-button': { display: 'none' } });
const Box = styled(FieldBox, {
  color: '$ink',
  paddingInlineEnd: 2,
  '& > svg': { color: '$mute' },
  '& > button[hidden]': { display: 'none' },
});
/** Worked out before the first key, not with it. */
const INPUT = `${input()}`;

export interface SearchFieldProps
  extends Pick<
    ComponentPropsWithRef<'input'>,
    | 'ref'
    | 'onFocus'
    | 'onKeyDown'
    | 'role'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-autocomplete'
    | 'aria-activedescendant'
  > {
  label: string;
  /** Defaults to the label. */
  placeholder?: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  value,
  onChange,
  ...rest
}: SearchFieldProps) {
  return (
    <Box role="search">
      <Icon of={search} />
      <input
        {...rest}
        className={INPUT}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {/* There before it is needed: the first key has no button to build. */}
      <IconButton label={clearLabel} icon={close} hidden={!value} onClick={() => onChange('')} />
    </Box>
  );
}
