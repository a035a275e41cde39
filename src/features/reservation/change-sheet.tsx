import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/form/alert.tsx';
import type { Reservation, ReservationForm } from '../../domain/reservation/reservation.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useCurrentReservation } from '../../stores/reservation/current-reservation-store.ts';
import { useReservationForm } from '../../stores/reservation/reservation-form-store.ts';
import { useReservationTimes } from '../../stores/reservation/reservation-times-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert, offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { PartySize } from './party-size.tsx';
import { AreaChoice } from './place-choice.tsx';
import { ReservationTimes } from './reservation-time-list.tsx';
import { StaffChoice } from './service-choice.tsx';

const MAX_NOTE_LENGTH = 500;

interface ChangeSheetProps {
  open: boolean;
  reservation: Reservation;
  /** `done`: the change was saved; `too-late`: the deadline for changes has passed. */
  onClose: (outcome?: 'none' | 'done' | 'too-late') => void;
}

/** Changes the time, party, area, staff or note of a reservation. Nothing changes until the customer saves. */
export function ChangeSheet({ open, reservation, onClose }: ChangeSheetProps) {
  const { t } = useTranslation();
  const { formatDateTime } = useFormat();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const { form, branchId, status, load } = useReservationForm((state) => state);
  const reservedBranchId = reservation.branch.id;
  useEffect(() => {
    if (open) void load(reservedBranchId);
  }, [open, load, reservedBranchId]);
  const isLoaded = form && branchId === reservedBranchId;
  return (
    <Sheet
      open={open}
      onClose={() => onClose()}
      title={t('reservations.changeTitle')}
      closeLabel={t('ui.close')}
      footer={
        <>
          <Button variant="secondary" block onClick={() => onClose()}>
            {t('reservations.cancelKeep')}
          </Button>
          <Button block type="submit" form={formId} busy={isBusy} disabled={!isLoaded}>
            {t('reservations.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text tone="mute">{t('reservations.changeNow', { time: formatDateTime(reservation.startsAt) })}</Text>
        {isLoaded && open && (
          <ChangeForm
            key={`${reservation.startsAt} ${reservation.guests}`}
            {...{ form, formId, reservation, isBusy, setBusy, onClose }}
          />
        )}
        {!isLoaded && status === 'off' && <Notice icon={offline}>{t('reservations.changeByPhone')}</Notice>}
        {!isLoaded && status === 'error' && (
          <StatePanel
            icon={offline}
            tone="warn"
            level="h3"
            announce
            title={t('errors.network')}
            action={<Button onClick={() => void load(reservedBranchId)}>{t('ui.retry')}</Button>}
          />
        )}
        {!isLoaded && !['off', 'error'].includes(status) && (
          <Stack gap="3" aria-busy="true" aria-label={t('ui.loading')} role="status">
            <Skeleton height={56} radius={12} />
            <Skeleton height={68} radius={12} />
            <Skeleton height={160} radius={12} />
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}

interface ChangeFormProps {
  form: ReservationForm;
  /** Associates the form with the save button, which is outside the form. */
  formId: string;
  reservation: Reservation;
  isBusy: boolean;
  setBusy: (isBusy: boolean) => void;
  onClose: (outcome?: 'none' | 'done' | 'too-late') => void;
}

/** The fields that the customer can change, filled with the current reservation. */
function ChangeForm({ form, formId, reservation, isBusy, setBusy, onClose }: ChangeFormProps) {
  const { t } = useTranslation();
  const change = useCurrentReservation((state) => state.change);
  const reload = useReservationTimes((state) => state.reload);
  const { id, kind, branch, service, staff, table, startsAt, guests, note } = reservation;
  const [party, setParty] = useState(guests);
  const [areaId, setAreaId] = useState(table?.area?.id ?? null);
  const [staffId, setStaffId] = useState(staff?.id ?? null);
  const [selectedStart, setSelectedStart] = useState(startsAt);
  const [noteText, setNoteText] = useState(note);
  const [problem, setProblem] = useState<{ icon: string; text: string } | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const outcome = await change({
      startsAt: selectedStart,
      ...(kind === 'table' ? { guests: party, areaId } : { staffId }),
      note: noteText.trim(),
    });
    setBusy(false);
    if (outcome.status === 'done' || outcome.status === 'too-late') return onClose(outcome.status);
    if (outcome.status === 'failed')
      return setProblem({ icon: alert, text: outcome.message ?? t('reservations.changeFailed') });
    setProblem({ icon: clock, text: t('reservations.changeTaken') });
    // Reload the times, so that the list offers the nearest free times.
    await reload();
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
            <PartySize
              guests={party}
              maxGuests={form.maxGuests}
              phone={reservation.branch.phone ?? null}
              disabled={isBusy}
              onChange={setParty}
            />
            <AreaChoice form={form} value={areaId} onChange={setAreaId} />
          </>
        )}
        {service && (
          <StaffChoice
            form={form}
            serviceId={service.id}
            value={staffId}
            disabled={isBusy}
            onChange={setStaffId}
          />
        )}
        <ReservationTimes
          query={{
            branchId: branch.id,
            guests: kind === 'table' ? party : 1,
            serviceId: service?.id ?? null,
            staffId,
            areaId,
            changedReservationId: id,
          }}
          selectedStart={selectedStart}
          onChoose={(time) => setSelectedStart(time.from)}
          disabled={isBusy}
        />
        <TextArea
          label={t('reservation.note')}
          optionalLabel={t('ui.optional')}
          value={noteText}
          maxLength={MAX_NOTE_LENGTH}
          disabled={isBusy}
          onChange={setNoteText}
        />
      </Stack>
    </form>
  );
}
