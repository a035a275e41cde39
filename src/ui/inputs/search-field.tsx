import type { ComponentPropsWithRef } from 'react';
import { css, styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { close, search } from '../icons/icon-paths.ts';
import { FieldBox, inputStyles } from './field-parts.ts';
import { IconButton } from './icon-button.tsx';

const input = css(inputStyles, { '&::-webkit-search-cancel-button': { display: 'none' } });
const Box = styled(FieldBox, {
  color: '$ink',
  paddingInlineEnd: 2,
  '& > svg': { color: '$mute' },
  '& > button[hidden]': { display: 'none' },
});
/** Computed when the module loads, so that the first keystroke does no extra work. */
const INPUT_CLASS = `${input()}`;

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
      <Icon path={search} />
      <input
        {...rest}
        className={INPUT_CLASS}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {/* Rendered while hidden, so that the first keystroke does no extra work. */}
      <IconButton label={clearLabel} icon={close} hidden={!value} onClick={() => onChange('')} />
    </Box>
  );
}
