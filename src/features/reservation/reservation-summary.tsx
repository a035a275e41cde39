import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import { useTimeZoneText } from '../../components/schedule/time-text.ts';
import { useSlotFormatter } from '../../components/schedule/use-slot-formatter.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import { formatDuration } from '../../i18n/duration.ts';
import { useFormat, useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import type { ReservationDraft } from '../../stores/reservation/reservation-draft.ts';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Text } from '../../ui/layout/text.tsx';

const HOUR_MS = 3_600_000;

/** Summary of the reservation before it is sent, with its terms. */
export function SummarySection({ form, draft }: { form: ReservationForm; draft: ReservationDraft }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const wording = useTableWording();
  const { formatDayAndTime } = useSlotFormatter();
  const zone = useTimeZoneText();
  const { locale, country } = useLocale();
  const formatHours = (hours: number) => formatDuration(locale, country, hours * HOUR_MS);
  const findById = <T extends { readonly id: string }>(list: readonly T[], selectedId: string | null) =>
    list.find(({ id }) => id === selectedId);
  const service = findById(form.services, draft.serviceId);
  const staff = findById(form.staff, draft.staffId);
  const area = findById(form.areas, draft.areaId);
  const table = findById(form.tables, draft.tableId);
  const facts = [
    draft.kind === 'table' && [t('reservation.partyName'), t('reservation.people', { count: draft.guests })],
    service && [t('reservation.serviceName'), localize(service.name)],
    service &&
      service.staffIds.length > 1 && [
        t('reservation.with'),
        staff ? localize(staff.name) : t('reservation.anyoneHint'),
      ],
    [t('reservation.time'), draft.time ? formatDayAndTime(draft.time) : t('reservation.notChosen')],
    area && [t('reservation.areaName'), localize(area.name)],
    table && [wording.label, wording.addLabel(table.name)],
    !pricesHidden && service?.price && [t('reservation.price'), formatMoney(service.price)],
  ].filter((fact): fact is [string, string] => !!fact);
  const terms = [
    t(form.isConfirmedAtOnce ? 'reservation.confirmedInstantly' : 'reservation.confirmedByStaff'),
    form.changeUntilHours > 0 && t('reservation.changeUntil', { before: formatHours(form.changeUntilHours) }),
    form.reminderHours > 0 && t('reservation.reminder', { before: formatHours(form.reminderHours) }),
    zone,
  ].filter(Boolean);
  return (
    <FormSection title={t('reservation.summary')}>
      <FactList facts={facts.map(([name, value]) => ({ id: name, name, value }))} wrap />
      <div>
        {terms.map((term) => (
          <Text key={String(term)} tone="mute" size="s">
            {term}
          </Text>
        ))}
      </div>
    </FormSection>
  );
}
