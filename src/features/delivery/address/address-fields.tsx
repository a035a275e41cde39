import type { ReactNode } from 'react';
import { ADDRESS_TYPES, type AddressField } from '../../../domain/delivery/types.ts';
import { useT } from '../../../i18n/context.tsx';
import { styled } from '../../../theme/stitches.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Section } from '../../shared/form/section.tsx';
import { AUTOCOMPLETE, SHORT } from './field-rules.ts';
import { StreetField } from './street-field.tsx';
import type { DeliveryForm } from './use-address-form.ts';
import { useFaultText } from './use-fault-text.ts';

/** As many short fields beside each other as there is room for. */
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
  gap: '$3',
  alignItems: 'start',
});
const Cell = styled('div', { minWidth: 0, variants: { whole: { true: { gridColumn: '1 / -1' } } } });

/** What kind of place it is, and the fields its branch asks of such a place. */
export function AddressFields({ form, children }: { form: DeliveryForm; children?: ReactNode }) {
  const t = useT();
  const { address, asked, change } = form;
  return (
    <Section title={t('address.place')}>
      <SegmentedControl
        label={t('address.type')}
        options={ADDRESS_TYPES.map((type) => ({ value: type, label: t(`address.types.${type}`) }))}
        value={address.type}
        onChange={(type) => change({ type })}
      />
      <Grid>
        {asked.map((field) => (
          <Cell key={field} whole={!SHORT.has(field)}>
            <Field form={form} field={field} />
          </Cell>
        ))}
      </Grid>
      {children}
    </Section>
  );
}

function Field({ form, field }: { form: DeliveryForm; field: AddressField }) {
  const t = useT();
  const faultText = useFaultText();
  const fault = form.problemOf(field);
  const given = form.field(field);
  const props = {
    ...given,
    label: t(`address.field.${field}`),
    optionalLabel: given.required ? undefined : t('ui.optional'),
    error: fault ? faultText(field, fault) : undefined,
  };
  switch (field) {
    case 'note':
      return <TextArea {...props} hint={t('address.noteHint')} />;
    case 'street':
      return <StreetField {...props} autoComplete={AUTOCOMPLETE.street} />;
    case 'paci':
      return <TextField {...props} hint={t('address.paciHint')} inputMode="numeric" autoComplete="off" />;
    default:
      return <TextField {...props} autoComplete={AUTOCOMPLETE[field] ?? 'off'} />;
  }
}
