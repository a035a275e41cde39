import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_TYPES, type AddressField, type AddressType } from '../../domain/delivery/delivery-types.ts';
import {
  type SuggestedAddress,
  useAddressSuggestions,
} from '../../stores/delivery/address-suggestions-store.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { SuggestField } from '../../ui/inputs/suggest-field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';
import type { FormField } from '../../ui/inputs/use-form.ts';
import { FormSection } from '../form/form-section.tsx';
import { AUTOCOMPLETE, getAddressFieldKey, SHORT_FIELDS } from './address-field-rules.ts';

interface StreetFieldProps extends TextFieldProps {
  /** ISO code of the country to search in. */
  country: string;
  onSelect: (address: SuggestedAddress) => void;
}

/** The street field with suggested addresses. A selected suggestion fills in the other fields and the location. */
function StreetField({ onChange, country, onSelect, ...field }: StreetFieldProps) {
  const { t } = useTranslation();
  const { suggestions, search, choose, close } = useAddressSuggestions((state) => state);
  useEffect(() => close, [close]);
  const select = async (placeId: string) => {
    const title = suggestions.find((suggestion) => suggestion.placeId === placeId)?.title;
    const address = await choose(placeId);
    if (address) onSelect(address);
    // The suggestion's details failed to load. Fill in its title as the street, because the customer chose it.
    else if (title) onChange(title);
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
        search(text, country);
      }}
      onChoose={(placeId) => void select(placeId)}
      onClose={close}
    />
  );
}

/** Short fields share a row if there is room. */
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${scaleWithText(136)}, 100%), 1fr))`,
  gap: '$3',
  alignItems: 'start',
});
const Cell = styled('div', { minWidth: 0, variants: { whole: { true: { gridColumn: '1 / -1' } } } });

interface AddressFieldsProps {
  type: AddressType;
  onTypeChange: (type: AddressType) => void;
  /** The fields to show, in order. */
  fieldNames: readonly AddressField[];
  getFieldProps: (name: AddressField) => FormField;
  /** Returns the error message of a field. The message contains the field's label. */
  getError: (name: AddressField) => string | undefined;
  /** True if the address is for a parcel. */
  isShipped?: boolean;
  /** Props of the street field: the country to search in, and the callback for a selected suggestion. */
  streetProps: Pick<StreetFieldProps, 'country' | 'onSelect'>;
  children?: ReactNode;
}

/** Lets the customer choose the address type, and shows the fields that the branch requires for it. */
export function AddressFields({ type, onTypeChange, children, ...rest }: AddressFieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('address.place')}>
      <SegmentedControl
        label={t('address.type')}
        options={ADDRESS_TYPES.map((value) => ({ value, label: t(`address.types.${value}`) }))}
        value={type}
        onChange={onTypeChange}
      />
      <Grid>
        {rest.fieldNames.map((name) => (
          <Cell key={name} whole={!SHORT_FIELDS.has(name)}>
            <Field {...rest} name={name} />
          </Cell>
        ))}
      </Grid>
      {children}
    </FormSection>
  );
}

type FieldProps = Pick<AddressFieldsProps, 'getFieldProps' | 'getError' | 'streetProps' | 'isShipped'> & {
  name: AddressField;
};

function Field({ getFieldProps, getError, streetProps, isShipped = false, name }: FieldProps) {
  const { t } = useTranslation();
  const fieldProps = getFieldProps(name);
  const props = {
    ...fieldProps,
    label: t(getAddressFieldKey(name, isShipped)),
    optionalLabel: fieldProps.required ? undefined : t('ui.optional'),
    error: getError(name),
  };
  switch (name) {
    case 'note':
      return <TextArea {...props} hint={t('address.noteHint')} />;
    case 'street':
      return <StreetField {...props} {...streetProps} autoComplete={AUTOCOMPLETE.street} />;
    case 'paci':
      return <TextField {...props} hint={t('address.paciHint')} inputMode="numeric" autoComplete="off" />;
    default:
      return <TextField {...props} autoComplete={AUTOCOMPLETE[name] ?? 'off'} />;
  }
}
