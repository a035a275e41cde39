import { useEffect, useId, useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Flag } from '../icons/flag.tsx';
import { Icon } from '../icons/icon.tsx';
import { check } from '../icons/icon-paths-more.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { ListBox, ListOption } from './field-parts.ts';
import { SearchField } from './search-field.tsx';
import { useComboboxKeys } from './use-combobox-keys.ts';

const Head = styled('div', { position: 'sticky', insetBlockStart: 0, background: '$card', zIndex: 1 });
const Name = styled('span', { flex: 1, minWidth: 0 });
const Code = styled('bdi', { color: '$mute', fontVariantNumeric: 'tabular-nums' });
/** Makes the browser skip the layout of rows that are out of view, because there are more than 200 rows. */
const Row = styled(ListOption, { contentVisibility: 'auto', containIntrinsicBlockSize: 48 });

export interface CountryOption {
  readonly iso: string;
  readonly name: string;
  /** "+965". */
  readonly dialCode: string;
  /** URL of the flag; null without a flag. */
  readonly flag: string | null;
}

export interface CountryChooserProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  searchLabel: string;
  clearLabel: string;
  /** Shown in place of the list when nothing matches. */
  emptyText: string;
  /** Countries that match the search term. */
  countries: readonly CountryOption[];
  term: string;
  onTermChange: (term: string) => void;
  /** ISO code of the selected country. */
  selected: string | null;
  onChoose: (iso: string) => void;
}

/** A searchable list of countries. The arrow keys of the search field move through the list. */
export function CountryChooser({ open, onClose, title, closeLabel, ...rest }: CountryChooserProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <Countries title={title} {...rest} />
    </Sheet>
  );
}

function Countries(props: Omit<CountryChooserProps, 'open' | 'onClose' | 'closeLabel'>) {
  const { title, searchLabel, clearLabel, emptyText, countries, term, onTermChange, selected, onChoose } =
    props;
  const listId = useId();
  const searchField = useRef<HTMLInputElement>(null);
  // By default, the dialog focuses its close button. Focus the search field instead, so that the customer can type.
  useEffect(() => searchField.current?.focus(), []);
  const keys = useComboboxKeys({
    listId,
    options: countries.map(({ iso }) => iso),
    onChoose,
    enterChoosesFirst: term !== '',
  });
  return (
    <Stack gap="2">
      <Head>
        <SearchField
          ref={searchField}
          label={searchLabel}
          clearLabel={clearLabel}
          value={term}
          onChange={onTermChange}
          {...keys.fieldProps}
        />
      </Head>
      <ListBox id={listId} role="listbox" aria-label={title}>
        {countries.map(({ iso, name, dialCode, flag }) => (
          <Row key={iso} {...keys.getOptionProps(iso)} onClick={() => onChoose(iso)}>
            <Flag src={flag} />
            <Name>{name}</Name>
            {iso === selected && <Icon path={check} />}
            <Code dir="ltr">{dialCode}</Code>
          </Row>
        ))}
      </ListBox>
      {!countries.length && (
        <Text tone="mute" role="status">
          {emptyText}
        </Text>
      )}
    </Stack>
  );
}
