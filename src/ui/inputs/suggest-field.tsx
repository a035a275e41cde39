import { useId } from 'react';
import { styled } from '../../theme/stitches.ts';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Icon } from '../icons/icon.tsx';
import { pin } from '../icons/icon-paths-ways.ts';
import { ListBox, ListOption } from './field-parts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useListKeys } from './use-list-keys.ts';

const Box = styled('div', { position: 'relative' });
/** Over what comes after the field: nothing moves while suggestions come and go. */
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

export interface SuggestedText {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of that name. */
  readonly detail?: string;
}

export interface SuggestFieldProps extends TextFieldProps {
  /** Of what is typed; none: no list. */
  suggestions: readonly SuggestedText[];
  /** Names the list. */
  listLabel: string;
  /** Read out when suggestions come: "3 suggestions". */
  countText: string;
  onChoose: (id: string) => void;
  /** Nobody wants them: Escape, or the field is left. */
  onClose: () => void;
}

/** A field that offers what may be meant: chosen by a press or with the arrow keys. Whatever is typed counts all the same. */
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
  const keys = useListKeys({
    listId,
    options: suggestions.map(({ id }) => id),
    onChoose,
    onEscape: onClose,
  });
  return (
    <Box>
      <TextField
        {...field}
        {...keys.field}
        onBlur={(event) => {
          onClose();
          onBlur?.(event);
        }}
      />
      <List id={listId} role="listbox" aria-label={listLabel}>
        {suggestions.map(({ id, title, detail }) => (
          <ListOption
            key={id}
            {...keys.option(id)}
            // The field keeps the focus, and the list with it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(id)}
          >
            <Icon of={pin} />
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
