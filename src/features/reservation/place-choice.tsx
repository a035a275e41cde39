import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { useReservationTimes } from '../../stores/reservation/reservation-times-store.ts';
import { FilterChips } from '../../ui/inputs/filter-chips.tsx';
import { TableGrid } from '../../ui/inputs/table-grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { BookingSectionProps } from './use-booking-form.ts';

/** No area has the empty id. */
const ANYWHERE = '';

interface AreaChoiceProps {
  form: ReservationForm;
  value: string | null;
  onChange: (areaId: string | null) => void;
}

/** Where in the room; anywhere by default. It decides what is free. */
export function AreaChoice({ form, value, onChange }: AreaChoiceProps) {
  const { t } = useTranslation();
  const text = useText();
  if (form.areas.length < 2) return null;
  return (
    <Stack css={{ '--edge': '16px' }}>
      <FilterChips
        label={t('reservation.area')}
        selected={value ?? ANYWHERE}
        onSelect={(id) => onChange(id || null)}
        chips={[
          { id: ANYWHERE, label: t('reservation.anywhere') },
          ...form.areas.map(({ id, name }) => ({ id, label: text(name) })),
        ]}
      />
    </Stack>
  );
}

/** No table has the empty id. */
const ANY_TABLE = '';

interface TableChoiceProps {
  form: ReservationForm;
  /** Those that are free then. */
  tableIds: readonly string[];
  value: string | null;
  disabled: boolean;
  /** Null: the business chooses. */
  onChange: (tableId: string | null) => void;
}

/** The tables that are free at the chosen time, area by area; the business chooses unless the customer does. */
function TableChoice({ form, tableIds, value, disabled, onChange }: TableChoiceProps) {
  const { t } = useTranslation();
  const text = useText();
  const words = useTableWording();
  const free = form.tables.filter(({ id }) => tableIds.includes(id));
  const named = form.areas.map(({ id, name }) => ({ id, name: text(name) }));
  const areas = [...named, { id: null, name: '' }]
    .map((area) => ({ ...area, tables: free.filter(({ areaId }) => areaId === area.id) }))
    .filter(({ tables }) => tables.length);
  const choose = (id: string) => !disabled && onChange(id || null);
  const any = t('reservation.anyTable');
  return (
    <Stack gap="3">
      <TableGrid
        label={t('reservation.table')}
        tables={[{ id: ANY_TABLE, name: any, accessibleName: any }]}
        current={value ?? ANY_TABLE}
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
            label={name || t('reservation.table')}
            tables={tables.map((table) => {
              const seats = table.seats === null ? '' : t('reservation.seats', { count: table.seats });
              const accessibleName = [words.withLabel(table.name), seats].filter(Boolean).join(', ');
              return {
                id: table.id,
                name: text(table.name),
                accessibleName,
                ...(seats && { detail: seats }),
              };
            })}
            current={value}
            onChoose={choose}
          />
        </Stack>
      ))}
      {!free.length && <Text tone="mute">{t('reservation.noTables')}</Text>}
    </Stack>
  );
}

const NO_TABLES: readonly string[] = [];

/** The choice of the table, where the business lets its customers choose. */
export function TableSection({ form, booking, disabled }: BookingSectionProps) {
  const { t } = useTranslation();
  const change = useReservation((state) => state.change);
  const { time, tableId, areaId } = booking.draft;
  const free = useReservationTimes(
    ({ days }) =>
      days.flatMap(({ times }) => times).find(({ from }) => from === time?.from)?.tableIds ?? NO_TABLES,
  );
  // A chosen area excludes the tables of others.
  const offered = free.filter(
    (id) => areaId === null || form.tables.some((table) => table.id === id && table.areaId === areaId),
  );
  return (
    <FormSection title={t('reservation.table')}>
      {time ? (
        <TableChoice
          form={form}
          tableIds={offered}
          value={tableId}
          disabled={disabled}
          onChange={(id) => change({ tableId: id })}
        />
      ) : (
        <Text tone="mute">{t('reservation.tableFirst')}</Text>
      )}
    </FormSection>
  );
}
