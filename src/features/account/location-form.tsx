import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import { AddressFields } from '../../components/delivery/address-fields.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import type { SavedLocation } from '../../domain/account/user-types.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AccountForm } from './account-form.tsx';
import { LocationPin } from './location-pin.tsx';
import { type LocationFormState, useLocationForm } from './use-location-form.ts';

export interface LocationFormProps {
  /** The location to edit. Null creates a new one. */
  location: SavedLocation | null;
  onClose: () => void;
}

/** Form for a saved location with its name, address and pin on the map. */
export function LocationForm({ location, onClose }: LocationFormProps) {
  const form = useLocationForm(location);
  if (!form.isReady) {
    return (
      <Stack gap="4" aria-busy="true">
        <Skeleton height={72} radius={12} />
        <Skeleton height={280} radius={12} />
      </Stack>
    );
  }
  return <LocationFields form={form} onClose={onClose} />;
}

function LocationFields({ form, onClose }: { form: LocationFormState; onClose: () => void }) {
  const { t } = useTranslation();
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => nameInput.current?.focus(), []);
  const save = async () => {
    if (await form.save()) onClose();
  };
  return (
    <AccountForm onSubmit={() => void save()}>
      <TextField
        ref={nameInput}
        label={t('address.name')}
        optionalLabel={t('ui.optional')}
        placeholder={t('address.nameExample')}
        maxLength={50}
        autoComplete="off"
        value={form.title}
        onChange={form.setTitle}
      />
      <AddressFields
        type={form.address.type}
        onTypeChange={(type) => form.changeAddress({ type })}
        fieldNames={form.visibleFields}
        getFieldProps={form.getFieldProps}
        getError={form.getError}
        streetProps={{ country: form.country, onSelect: form.changeAddress }}
      />
      <LocationPin place={form.address.place} onPlace={(place) => form.changeAddress({ place })} />
      <div>
        <ErrorSummary
          problems={form.invalidFields.map((field) => ({ field, text: form.getError(field) ?? '' }))}
          onSelect={form.focus}
        />
        <AccountProblemNotice />
        <Button type="submit" size="l" block busy={form.isBusy}>
          {t('profile.save')}
        </Button>
      </div>
    </AccountForm>
  );
}
