import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { useReservationTimes } from '../../stores/reservation/reservation-times-store.ts';
import { FilterChips } from '../../ui/inputs/filter-chips.tsx';
import { TableGrid } from '../../ui/inputs/table-grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { BookingSectionProps } from './use-booking-form.ts';

/** Option id for "no preference". No area has an empty id. */
const NO_AREA_PREFERENCE = '';

interface AreaChoiceProps {
  form: ReservationForm;
  value: string | null;
  onChange: (areaId: string | null) => void;
}

/**
 * Choice of the area, with no preference by default. The free times depend on the area. Renders nothing if there are
 * fewer than two areas.
 */
export function AreaChoice({ form, value, onChange }: AreaChoiceProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  if (form.areas.length < 2) return null;
  return (
    <Stack css={{ '--edge': '16px' }}>
      <FilterChips
        label={t('reservation.area')}
        selected={value ?? NO_AREA_PREFERENCE}
        onSelect={(id) => onChange(id || null)}
        chips={[
          { id: NO_AREA_PREFERENCE, label: t('reservation.noPreference') },
          ...form.areas.map(({ id, name }) => ({ id, label: localize(name) })),
        ]}
      />
    </Stack>
  );
}

/** The question that asks for the table, with the business's word for a table. */
function useTableQuestion(): string {
  const { t } = useTranslation();
  const { label, hasOwnLabel } = useTableWording();
  return hasOwnLabel ? t('table.choose', { label }) : t('reservation.table');
}

/** Option id for "no preference". No table has an empty id. */
const NO_TABLE_PREFERENCE = '';

interface TableChoiceProps {
  form: ReservationForm;
  /** The free tables at the selected time. */
  freeTableIds: readonly string[];
  /** Ids of single tables that need a larger party. They are listed but cannot be chosen. */
  largerTableIds: readonly string[];
  value: string | null;
  disabled: boolean;
  /** Called with null when the customer lets the business choose the table. */
  onChange: (tableId: string | null) => void;
}

/**
 * Choice of a table at the selected time. Lists the free tables and the tables for larger parties, by area. By default,
 * the business chooses.
 */
function TableChoice({ form, freeTableIds, largerTableIds, value, disabled, onChange }: TableChoiceProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const wording = useTableWording();
  const question = useTableQuestion();
  const listedTables = form.tables.filter(({ id }) => [...freeTableIds, ...largerTableIds].includes(id));
  const namedAreas = form.areas.map(({ id, name }) => ({ id, name: localize(name) }));
  const areas = [...namedAreas, { id: null, name: '' }]
    .map((area) => ({ ...area, tables: listedTables.filter(({ areaId }) => areaId === area.id) }))
    .filter(({ tables }) => tables.length);
  const choose = (id: string) => !disabled && onChange(id || null);
  const anyTableLabel = t('reservation.anyTable');
  return (
    <Stack gap="3">
      <TableGrid
        label={question}
        tables={[{ id: NO_TABLE_PREFERENCE, name: anyTableLabel, accessibleName: anyTableLabel }]}
        current={value ?? NO_TABLE_PREFERENCE}
        onChoose={choose}
      />
      {areas.map(({ id, name, tables }) => (
        <Stack key={id} gap="2">
          {name && (
            <Heading as="h3" size="s">
              {name}
            </Heading>
          )}
          <TableGrid
            label={name || question}
            tables={tables.map((table) => {
              const details = [
                ...(table.seats === null ? [] : [t('reservation.seats', { count: table.seats })]),
                ...(table.seatsFrom > 1 ? [t('reservation.fromPeople', { count: table.seatsFrom })] : []),
              ];
              return {
                id: table.id,
                name: localize(table.name),
                accessibleName: [wording.addLabel(table.name), ...details].join(', '),
                details,
                isDisabled: !freeTableIds.includes(table.id),
              };
            })}
            current={value}
            onChoose={choose}
          />
        </Stack>
      ))}
      {!freeTableIds.length && (
        <Text tone="mute">{t(wording.hasOwnLabel ? 'reservations.anyTable' : 'reservation.noTables')}</Text>
      )}
    </Stack>
  );
}

const NO_TABLES: readonly string[] = [];

/** The form section for the table. Rendered only if customers may choose a table. */
export function TableSection({ form, booking, disabled }: BookingSectionProps) {
  const { t } = useTranslation();
  const { hasOwnLabel } = useTableWording();
  const question = useTableQuestion();
  const change = useReservation((state) => state.change);
  const { time, tableId, areaId, guests } = booking.draft;
  const freeTableIds = useReservationTimes(
    ({ days }) =>
      days.flatMap(({ times }) => times).find(({ from }) => from === time?.from)?.tableIds ?? NO_TABLES,
  );
  // If an area is selected, offer only its tables.
  const areaTables = form.tables.filter((table) => areaId === null || table.areaId === areaId);
  const freeTables = areaTables.filter(({ id }) => freeTableIds.includes(id));
  const largerTables = areaTables.filter((table) => !table.isCombination && table.seatsFrom > guests);
  return (
    <FormSection title={question}>
      {time ? (
        <TableChoice
          form={form}
          freeTableIds={freeTables.map(({ id }) => id)}
          largerTableIds={largerTables.map(({ id }) => id)}
          value={tableId}
          disabled={disabled}
          onChange={(id) => change({ tableId: id })}
        />
      ) : (
        <Text tone="mute">{t(hasOwnLabel ? 'reservation.missing.time' : 'reservation.tableFirst')}</Text>
      )}
    </FormSection>
  );
}
