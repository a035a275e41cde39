import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_TYPES, type AddressField, type AddressType } from '../../domain/delivery/delivery-types.ts';
import { styled } from '../../theme/stitches.ts';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { FormField } from '../../ui/inputs/use-form.ts';
import { Section } from '../form/form-section.tsx';
import { AUTOCOMPLETE, SHORT } from './address-field-rules.ts';
import { StreetField, type StreetFieldProps } from './street-field.tsx';

/** As many short fields beside each other as there is room for. */
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
  gap: '$3',
  alignItems: 'start',
});
const Cell = styled('div', { minWidth: 0, variants: { whole: { true: { gridColumn: '1 / -1' } } } });

/** What kind of place it is, and the fields its branch asks of such a place. */
export interface AddressFieldsProps {
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
