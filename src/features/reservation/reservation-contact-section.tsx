import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import { PhoneEntry } from '../../components/phone/phone-entry.tsx';
import { Link } from '../../router/link.tsx';
import { buildLoginPath } from '../../router/login-path.ts';
import { useRoute } from '../../router/router-context.tsx';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { useSession } from '../../stores/stores-context.tsx';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { BookingForm } from './use-booking-form.ts';

/** The customer's name and phone. */
export function ContactSection({ booking, disabled }: { booking: BookingForm; disabled: boolean }) {
  const { t } = useTranslation();
  const { path, params } = useRoute('reservation');
  const isGuest = useSession(({ customer }) => customer === 'guest');
  const change = useReservation((state) => state.change);
  const { draft, getField, getProblem } = booking;
  const name = getField('name');
  return (
    <FormSection title={t('reservation.yourDetails')}>
      {isGuest && (
        <Row wrap spread>
          <Text tone="mute">{t('login.prefill')}</Text>
          <Link
            to={buildLoginPath(params.referenceId, path)}
            className={getButtonClass({ variant: 'quiet' })}
          >
            {t('login.title')}
          </Link>
        </Row>
      )}
      <TextField
        ref={name.ref}
        label={t('checkout.name')}
        hint={t('reservation.nameHint')}
        error={getProblem('name')}
        autoComplete="name"
        maxLength={100}
        required
        disabled={disabled}
        value={draft.name}
        onChange={(text) => change({ name: text })}
        onBlur={name.onBlur}
      />
      <PhoneEntry
        ref={getField('phone').ref}
        label={t('checkout.phone')}
        hint={t('reservation.phoneHint')}
        error={getProblem('phone')}
        required
        disabled={disabled}
        hasNote
        value={{ phone: draft.phone, dialCode: draft.dialCode }}
        onChange={booking.changePhone}
        onBlur={booking.normalisePhone}
      />
    </FormSection>
  );
}
