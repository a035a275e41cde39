import { useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Icon } from '../icons/icon.tsx';
import { pin } from '../icons/icon-paths-ordering.ts';
import { ListBox, ListOption } from './field-parts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useComboboxKeys } from './use-combobox-keys.ts';

const Box = styled('div', { position: 'relative' });
/** Floats over the content below the field, so that this content does not move. */
const List = styled(ListBox, {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  zIndex: 2,
  maxHeight: 264,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$1',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$2',
  boxShadow: '$high',
  '&:empty': { display: 'none' },
});
const Words = styled('span', { flex: 1, minWidth: 0, '& > *': { display: 'block' } });
const Detail = styled('span', { color: '$mute', fontSize: '$12' });

export interface Suggestion {
  readonly id: string;
  readonly title: string;
  /** Distinguishes suggestions with the same title. */
  readonly detail?: string;
}

export interface SuggestFieldProps extends TextFieldProps {
  /** Suggestions for the typed text. The list is hidden when there are none. */
  suggestions: readonly Suggestion[];
  /** Accessible name of the list. */
  listLabel: string;
  /** Announced when suggestions arrive: "3 suggestions". */
  countText: string;
  onChoose: (id: string) => void;
  /** Called when the customer presses Escape or leaves the field. */
  onClose: () => void;
}

/** A text field with suggestions. Customers can choose one with a click or the arrow keys, or type any other text. */
export function SuggestField({
  suggestions,
  listLabel,
  countText,
  onChoose,
  onClose,
  onBlur,
  ...field
}: SuggestFieldProps) {
  const listId = useId();
  const keys = useComboboxKeys({
    listId,
    options: suggestions.map(({ id }) => id),
    onChoose,
    onEscape: onClose,
  });
  return (
    <Box>
      <TextField
        {...field}
        {...keys.fieldProps}
        onBlur={(event) => {
          onClose();
          onBlur?.(event);
        }}
      />
      <List id={listId} role="listbox" aria-label={listLabel}>
        {suggestions.map(({ id, title, detail }) => (
          <ListOption
            key={id}
            {...keys.getOptionProps(id)}
            // Keeps the focus in the field, so that the list stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(id)}
          >
            <Icon path={pin} />
            <Words>
              <span>{title}</span>
              {detail && <Detail>{detail}</Detail>}
            </Words>
          </ListOption>
        ))}
      </List>
      <LiveRegion message={suggestions.length ? countText : ''} />
    </Box>
  );
}
