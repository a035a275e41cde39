import type { ComponentPropsWithRef } from 'react';
import { css, styled } from '../../theme/stitches.ts';
import { Icon } from '../icons/icon.tsx';
import { close, search } from '../icons/icon-paths.ts';
import { FieldBox, inputStyles } from './field-parts.ts';
import { IconButton } from './icon-button.tsx';

const input = css(inputStyles, {
  gridArea: '1 / 1',
  '&::-webkit-search-cancel-button': { display: 'none' },
  // Hides the native placeholder, because an input cannot wrap it: `wrappingPlaceholder` shows the same text. A
  // transparent colour would not hide it in forced-colours mode.
  '&::placeholder': { opacity: 0 },
});
const inputArea = css({ flex: 1, display: 'grid', minWidth: 0, alignSelf: 'stretch' });
/** The visible placeholder. The field grows with its lines. */
const wrappingPlaceholder = css({
  gridArea: '1 / 1',
  alignSelf: 'center',
  paddingBlock: '$1',
  fontSize: '$16',
  lineHeight: 1.25,
  color: '$mute',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  userSelect: 'none',
  visibility: 'hidden',
  'input:placeholder-shown + &': { visibility: 'visible' },
});
const Box = styled(FieldBox, {
  color: '$ink',
  paddingInlineEnd: 2,
  '& > svg': { color: '$mute' },
  '& > button[hidden]': { display: 'none' },
});
// The class names are computed when the module loads, so that the first keystroke does no extra work.
const INPUT_CLASS = `${input()}`;
const INPUT_AREA_CLASS = `${inputArea()}`;
const PLACEHOLDER_CLASS = `${wrappingPlaceholder()}`;

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
      <div className={INPUT_AREA_CLASS}>
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
        <span className={PLACEHOLDER_CLASS} aria-hidden="true">
          {placeholder}
        </span>
      </div>
      {/* Rendered even while it is hidden, so that the first keystroke does no extra work. */}
      <IconButton label={clearLabel} icon={close} hidden={!value} onClick={() => onChange('')} />
    </Box>
  );
}
