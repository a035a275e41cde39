import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalField } from '../../components/form/optional-field.tsx';
import { CAR_PAINT } from '../../components/orders/car-paint.ts';
import { CAR_COLORS } from '../../domain/orders/car-colors.ts';
import { SwatchGroup } from '../../ui/inputs/swatch-group.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { DetailsForm } from './use-details-form.ts';

/** The car to look for: known by its colour from afar, and by its plate for certain. Kept for the next visit. */
export function CarFields({ form, disabled }: { form: DetailsForm; disabled: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const { car } = form.details;
  const change = (patch: Partial<typeof car>) => form.change({ car: { ...car, ...patch } });
  const colors = [
    { id: '', label: t('car.color.none') },
    ...CAR_COLORS.map((id) => ({ id, label: t(`car.color.${id}`), color: CAR_PAINT[id] })),
  ];
  return (
    <Stack as="fieldset" gap="3" aria-labelledby={id}>
      <div>
        <Heading as="h3" size="s" id={id}>
          {t('car.title')}
        </Heading>
        <Text tone="mute" size="s">
          {t('car.hint')}
        </Text>
      </div>
      <OptionalField
        label={t('car.make')}
        hint={t('car.makeHint')}
        maxLength={120}
        disabled={disabled}
        value={car.make}
        onChange={(make) => change({ make })}
      />
      <SwatchGroup
        legend={t('car.colorTitle')}
        optionalLabel={t('ui.optional')}
        options={colors}
        value={car.color}
        disabled={disabled}
        onChange={(color) => change({ color })}
      />
      <OptionalField
        label={t('car.plate')}
        maxLength={20}
        disabled={disabled}
        value={car.plate}
        onChange={(plate) => change({ plate })}
      />
    </Stack>
  );
}
