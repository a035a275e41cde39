import { useTranslation } from 'react-i18next';
import { buildTelUrl } from '../../domain/phone/tel-url.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { Stepper } from '../../ui/inputs/stepper.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

export interface PartySizeProps {
  guests: number;
  /** The largest party that fits at the branch. */
  maxGuests: number;
  /** Phone number for groups that are larger than `maxGuests`; null if the branch has none. */
  phone: string | null;
  disabled?: boolean;
  onChange: (guests: number) => void;
}

/** Stepper for the number of guests, with its limit and the phone number for larger groups. */
export function PartySize({ guests, maxGuests, phone, disabled = false, onChange }: PartySizeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Row spread wrap>
      <Stack gap="1">
        <Text strong size="l">
          {t('reservation.people', { count: guests })}
        </Text>
        <Text tone="mute" size="s">
          {t('reservation.atMost', { count: maxGuests })}
        </Text>
        {phone && (
          <Text tone="mute" size="s">
            {t('reservation.largerGroup')} <a href={buildTelUrl(phone)}>{format.isolateLtr(phone)}</a>
          </Text>
        )}
      </Stack>
      <Stepper
        size="l"
        value={guests}
        min={disabled ? guests : 1}
        max={disabled ? guests : maxGuests}
        label={t('reservation.party')}
        decreaseLabel={t('reservation.fewer')}
        increaseLabel={t('reservation.more')}
        format={format.formatNumber}
        onChange={onChange}
      />
    </Row>
  );
}
