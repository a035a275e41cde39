import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import { useZoneText } from '../../components/schedule/time-text.ts';
import { useSlotFormatter } from '../../components/schedule/use-slot-formatter.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import { durationText } from '../../i18n/duration.ts';
import { useFormat, useLocale, useText } from '../../i18n/i18n-context.tsx';
import type { ReservationDraft } from '../../stores/reservation/reservation-draft.ts';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Text } from '../../ui/layout/text.tsx';

const HOUR = 3_600_000;

/** What the customer is about to reserve, and on what terms. */
export function SummarySection({ form, draft }: { form: ReservationForm; draft: ReservationDraft }) {
  const { t } = useTranslation();
  const text = useText();
  const { money } = useFormat();
  const words = useTableWording();
  const { dayAndTime } = useSlotFormatter();
  const zone = useZoneText();
  const { locale } = useLocale();
  const before = (hours: number) => durationText(locale, hours * HOUR);
  const find = <T extends { readonly id: string }>(list: readonly T[], wanted: string | null) =>
    list.find(({ id }) => id === wanted);
  const service = find(form.services, draft.serviceId);
  const staff = find(form.staff, draft.staffId);
  const area = find(form.areas, draft.areaId);
  const table = find(form.tables, draft.tableId);
  const facts = [
    draft.kind === 'table' && [t('reservation.partyName'), t('reservation.people', { count: draft.guests })],
    service && [t('reservation.serviceName'), text(service.name)],
    service &&
      service.staff.length > 1 && [
        t('reservation.with'),
        staff ? text(staff.name) : t('reservation.anyoneHint'),
      ],
    [t('reservation.time'), draft.time ? dayAndTime(draft.time) : t('reservation.notChosen')],
    area && [t('reservation.areaName'), text(area.name)],
    table && [t('reservation.tableName'), words.withLabel(table.name)],
    service?.price && [t('reservation.price'), money(service.price)],
  ].filter((fact): fact is [string, string] => !!fact);
  const terms = [
    t(form.isConfirmedAtOnce ? 'reservation.atOnce' : 'reservation.byHand'),
    form.changeUntilHours > 0 && t('reservation.changeUntil', { before: before(form.changeUntilHours) }),
    form.reminderHours > 0 && t('reservation.reminder', { before: before(form.reminderHours) }),
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
