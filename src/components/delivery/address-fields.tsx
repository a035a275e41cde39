import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_TYPES, type AddressField, type AddressType } from '../../domain/delivery/delivery-types.ts';
import {
  type SuggestedAddress,
  useAddressSuggestions,
} from '../../stores/delivery/address-suggestions-store.ts';
import { styled } from '../../theme/stitches.ts';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { SuggestField } from '../../ui/inputs/suggest-field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';
import type { FormField } from '../../ui/inputs/use-form.ts';
import { Section } from '../form/form-section.tsx';
import { AUTOCOMPLETE, SHORT } from './address-field-rules.ts';

interface StreetFieldProps extends TextFieldProps {
  /** Where to look, by its ISO code. */
  country: string;
  /** One of the addresses was meant. */
  onFound: (found: SuggestedAddress) => void;
}

/** The street, with addresses that may be meant: one that is chosen fills in what it knows, and where it is. */
function StreetField({ onChange, country, onFound, ...field }: StreetFieldProps) {
  const { t } = useTranslation();
  const { suggestions, ask, choose, close } = useAddressSuggestions((state) => state);
  useEffect(() => close, [close]);
  const take = async (placeId: string) => {
    const found = await choose(placeId);
    if (found) onFound(found);
  };
  return (
    <SuggestField
      {...field}
      suggestions={suggestions.map(({ placeId, title, address }) => ({
        id: placeId,
        title,
        detail: address,
      }))}
      listLabel={t('address.suggestions')}
      countText={t('address.suggestionsFound', { count: suggestions.length })}
      onChange={(text) => {
        onChange(text);
        ask(text, country);
      }}
      onChoose={(placeId) => void take(placeId)}
      onClose={close}
    />
  );
}

/** As many short fields beside each other as there is room for. */
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
  gap: '$3',
  alignItems: 'start',
});
const Cell = styled('div', { minWidth: 0, variants: { whole: { true: { gridColumn: '1 / -1' } } } });

/** What kind of place it is, and the fields its branch asks of such a place. */
interface AddressFieldsProps {
  type: AddressType;
  onType: (type: AddressType) => void;
  /** What is asked of such a place, in order. */
  asked: readonly AddressField[];
  field: (name: AddressField) => FormField;
  /** What is wrong with a field, in words that name it. */
  errorOf: (name: AddressField) => string | undefined;
  /** Where streets are looked for, by its ISO code, and what becomes of one that was found. */
  street: Pick<StreetFieldProps, 'country' | 'onFound'>;
  children?: ReactNode;
}

export function AddressFields({ type, onType, children, ...rest }: AddressFieldsProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('address.place')}>
      <SegmentedControl
        label={t('address.type')}
        options={ADDRESS_TYPES.map((value) => ({ value, label: t(`address.types.${value}`) }))}
        value={type}
        onChange={onType}
      />
      <Grid>
        {rest.asked.map((name) => (
          <Cell key={name} whole={!SHORT.has(name)}>
            <Field {...rest} name={name} />
          </Cell>
        ))}
      </Grid>
      {children}
    </Section>
  );
}

type FieldProps = Pick<AddressFieldsProps, 'field' | 'errorOf' | 'street'> & { name: AddressField };

function Field({ field, errorOf, street, name }: FieldProps) {
  const { t } = useTranslation();
  const given = field(name);
  const props = {
    ...given,
    label: t(`address.field.${name}`),
    optionalLabel: given.required ? undefined : t('ui.optional'),
    error: errorOf(name),
  };
  switch (name) {
    case 'note':
      return <TextArea {...props} hint={t('address.noteHint')} />;
    case 'street':
      return <StreetField {...props} {...street} autoComplete={AUTOCOMPLETE.street} />;
    case 'paci':
      return <TextField {...props} hint={t('address.paciHint')} inputMode="numeric" autoComplete="off" />;
    default:
      return <TextField {...props} autoComplete={AUTOCOMPLETE[name] ?? 'off'} />;
  }
}
