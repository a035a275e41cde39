import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import type { ReservationForm } from '../../api/mappers/map-reservation.ts';
import { Alert } from '../../components/form/alert.tsx';
import { useReservationTimes } from '../../stores/reservation/use-reservation-times.ts';
import { useShownReservation } from '../../stores/reservation/use-shown-reservation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Party } from './party-size.tsx';
import { AreaChoice } from './place-choice.tsx';
import { ReservationTimes } from './reservation-time-list.tsx';
import { StaffChoice } from './service-choice.tsx';

const LONGEST_NOTE = 500;

interface ChangeFormProps {
  form: ReservationForm;
  /** The button that saves is elsewhere. */
  formId: string;
  reservation: WireReservation;
  isBusy: boolean;
  setBusy: (isBusy: boolean) => void;
  onClose: (then?: 'none' | 'done' | 'late') => void;
}

/** What can be another: it begins with what is reserved. */
export function ChangeForm({ form, formId, reservation, isBusy, setBusy, onClose }: ChangeFormProps) {
  const { t } = useTranslation();
  const change = useShownReservation((state) => state.change);
  const again = useReservationTimes((state) => state.again);
  const { id, kind, branch, service, staff, table, starts_at, guests, note } = reservation;
  const [party, setParty] = useState(guests);
  const [areaId, setArea] = useState(table?.area?.id ?? null);
  const [staffId, setStaff] = useState(staff?.id ?? null);
  const [from, setFrom] = useState(Date.parse(starts_at));
  const [words, setWords] = useState(note ?? '');
  const [problem, setProblem] = useState<{ icon: string; text: string } | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const outcome = await change({
      starts_at: new Date(from).toISOString(),
      ...(kind === 'table' ? { guests: party, area_id: areaId } : { staff_id: staffId }),
      note: words.trim(),
    });
    setBusy(false);
    if (outcome.status === 'done' || outcome.status === 'late') return onClose(outcome.status);
    if (outcome.status === 'failed')
      return setProblem({ icon: alert, text: outcome.message ?? t('reservations.changeFailed') });
    setProblem({ icon: clock, text: t('reservations.changeTaken') });
    // The list of times says which are free now, the nearest first.
    await again();
  };
  return (
    <form id={formId} onSubmit={(event) => void save(event)}>
      <Alert role="alert">
        {problem && (
          <Notice icon={problem.icon} tone="danger">
            <Text>{problem.text}</Text>
          </Notice>
        )}
      </Alert>
      <Stack gap="4">
        {kind === 'table' && (
          <>
            <Party guests={party} most={form.max_guests} disabled={isBusy} onChange={setParty} />
            <AreaChoice form={form} value={areaId} onChange={setArea} />
          </>
        )}
        {service && (
          <StaffChoice
            form={form}
            serviceId={service.id}
            value={staffId}
            disabled={isBusy}
            onChange={setStaff}
          />
        )}
        <ReservationTimes
          query={{
            branchId: branch.id,
            guests: kind === 'table' ? party : 1,
            serviceId: service?.id ?? null,
            staffId,
            areaId,
            changing: id,
          }}
          chosen={from}
          onChoose={(time) => setFrom(time.from)}
          disabled={isBusy}
        />
        <TextArea
          label={t('reservation.note')}
          optionalLabel={t('ui.optional')}
          value={words}
          maxLength={LONGEST_NOTE}
          disabled={isBusy}
          onChange={setWords}
        />
      </Stack>
    </form>
  );
}
