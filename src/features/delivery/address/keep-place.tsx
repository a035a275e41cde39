import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/inputs/choice-row.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { KeptTitle } from './use-kept-title.ts';

/** Whether the address is kept on this device, and what it is called. */
export function KeepPlace({ kept }: { kept: KeptTitle }) {
  const { t } = useTranslation();
  return (
    <Stack gap="2">
      <ChoiceRow
        kind="checkbox"
        name="keep-place"
        option={{ id: 'keep', label: t('address.keep'), quantity: Number(kept.isKept) }}
        onChange={kept.turn}
      />
      {kept.isKept && (
        <TextField
          label={t('address.name')}
          optionalLabel={t('ui.optional')}
          placeholder={t('address.nameExample')}
          maxLength={50}
          autoComplete="off"
          value={kept.title}
          onChange={kept.setTitle}
        />
      )}
    </Stack>
  );
}
