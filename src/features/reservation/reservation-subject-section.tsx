import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { ChoiceError } from './choice-error.tsx';
import { PartySize } from './party-size.tsx';
import { ServiceChoice, StaffChoice } from './service-choice.tsx';
import type { BookingSectionProps } from './use-booking-form.ts';

/** Choice of the party size for a table, or of the service and staff. */
export function SubjectSection({ form, booking, disabled }: BookingSectionProps) {
  const { t } = useTranslation();
  const change = useReservation((state) => state.change);
  const { draft, choiceRefs, getProblem } = booking;
  const phone = useBusiness(({ business, branch }) => branch?.phone ?? business?.phone ?? null);
  const problem = getProblem('service');
  const errorId = useId();
  if (draft.kind === 'table') {
    return (
      <FormSection title={t('reservation.party')}>
        <PartySize
          guests={draft.guests}
          maxGuests={form.maxGuests}
          phone={phone}
          disabled={disabled}
          onChange={(guests) => change({ guests })}
        />
      </FormSection>
    );
  }
  return (
    <FormSection title={t('reservation.service')}>
      <div ref={choiceRefs.service}>
        <ServiceChoice
          form={form}
          value={draft.serviceId}
          disabled={disabled}
          errorId={problem && errorId}
          onChange={(serviceId) => change({ serviceId, staffId: null })}
        />
        <ChoiceError id={errorId} text={problem} />
      </div>
      {draft.serviceId && hasStaffChoice(form, draft.serviceId) && (
        <Stack gap="2">
          <Heading as="h3" size="s">
            {t('reservation.staff')}
          </Heading>
          <StaffChoice
            form={form}
            serviceId={draft.serviceId}
            value={draft.staffId}
            disabled={disabled}
            onChange={(staffId) => change({ staffId })}
          />
        </Stack>
      )}
    </FormSection>
  );
}

const hasStaffChoice = ({ services }: ReservationForm, serviceId: string): boolean =>
  (services.find(({ id }) => id === serviceId)?.staffIds.length ?? 0) > 1;
