import { useTranslation } from 'react-i18next';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import { formatDuration } from '../../i18n/duration.ts';
import { useFormat, useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { PickList } from '../../ui/inputs/pick-list.tsx';

const MINUTE_MS = 60_000;

interface ChoiceProps {
  form: ReservationForm;
  value: string | null;
  disabled: boolean;
}

interface ServiceChoiceProps extends ChoiceProps {
  onChange: (id: string) => void;
  errorId: string | undefined;
}

/** Choice of a service, with its duration and price. */
export function ServiceChoice({ form, value, disabled, onChange, errorId }: ServiceChoiceProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const { locale, country } = useLocale();
  const hasPictures = form.services.some(({ picture }) => picture);
  return (
    <PickList
      label={t('reservation.service')}
      errorId={errorId}
      value={value}
      disabled={disabled}
      onChange={onChange}
      options={form.services.map(({ id, name, description, picture, minutes, price }) => ({
        id,
        name: localize(name),
        detail: localize(description),
        facts: [
          formatDuration(locale, country, minutes * MINUTE_MS),
          ...(price && !pricesHidden ? [formatMoney(price)] : []),
        ],
        ...(hasPictures && { picture }),
      }))}
    />
  );
}

/** Option id for "no preference". No staff member has an empty id. */
const NO_STAFF_PREFERENCE = '';

interface StaffChoiceProps extends ChoiceProps {
  serviceId: string;
  /** Called with null when the customer has no preference. */
  onChange: (id: string | null) => void;
}

/**
 * Choice of the staff member, with no preference by default. Renders nothing if fewer than two staff members provide
 * the service.
 */
export function StaffChoice({ form, serviceId, value, disabled, onChange }: StaffChoiceProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const service = form.services.find(({ id }) => id === serviceId);
  const staff = form.staff.filter(({ id }) => service?.staffIds.includes(id));
  if (staff.length < 2) return null;
  return (
    <PickList
      label={t('reservation.staff')}
      shape="face"
      value={value ?? NO_STAFF_PREFERENCE}
      disabled={disabled}
      onChange={(id) => onChange(id || null)}
      options={[
        {
          id: NO_STAFF_PREFERENCE,
          name: t('reservation.anyone'),
          detail: t('reservation.anyoneHint'),
          picture: null,
        },
        ...staff.map(({ id, name, picture }) => ({ id, name: localize(name), picture })),
      ]}
    />
  );
}
