import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/inputs/choice-row.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

interface SavePlaceChoice {
  readonly isChecked: boolean;
  readonly title: string;
  readonly toggle: () => void;
  setTitle(title: string): void;
}

/** State of the checkbox that saves the address, and of the name to save it under. */
export function useSavePlaceChoice(): SavePlaceChoice {
  const [isChecked, setChecked] = useState(false);
  const [title, setTitle] = useState('');
  const toggle = useRef(() => setChecked((wasChecked) => !wasChecked));
  return { isChecked, title, toggle: toggle.current, setTitle };
}

/** Checkbox to save the address, with a field for its name. */
export function SavePlace({ choice }: { choice: SavePlaceChoice }) {
  const { t } = useTranslation();
  return (
    <Stack gap="2">
      <ChoiceRow
        kind="checkbox"
        name="keep-place"
        option={{ id: 'keep', label: t('address.saveForNextTime'), quantity: Number(choice.isChecked) }}
        onChange={choice.toggle}
      />
      {choice.isChecked && (
        <TextField
          label={t('address.name')}
          optionalLabel={t('ui.optional')}
          placeholder={t('address.nameExample')}
          maxLength={50}
          autoComplete="off"
          value={choice.title}
          onChange={choice.setTitle}
        />
      )}
    </Stack>
  );
}
