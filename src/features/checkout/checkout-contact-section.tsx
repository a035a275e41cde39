import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/form/form-section.tsx';
import { OptionalField } from '../../components/form/optional-field.tsx';
import { PhoneEntry } from '../../components/phone/phone-entry.tsx';
import { CAR_COLORS, type CarColor } from '../../domain/orders/car-colors.ts';
import { Link } from '../../router/link.tsx';
import { buildLoginPath } from '../../router/login-path.ts';
import { useRoute } from '../../router/router-context.tsx';
import { useBusiness, useCart, useSession } from '../../stores/stores-context.tsx';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { SwatchGroup } from '../../ui/inputs/swatch-group.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { ContactForm } from './use-contact-form.ts';

const NAME_HINT = {
  delivery: 'delivery.nameHint',
  car_pickup: 'checkout.nameHint',
  dine_in: 'checkout.nameHintDineIn',
} as const;

/** Offers guests the login, which fills in their name and phone. */
function LoginPrompt() {
  const { t } = useTranslation();
  const { path, params } = useRoute('checkout');
  const isGuest = useSession(({ customer }) => customer === 'guest');
  return (
    isGuest && (
      <Row wrap spread>
        <Text tone="mute">{t('login.prefill')}</Text>
        <Link to={buildLoginPath(params.referenceId, path)} className={getButtonClass({ variant: 'quiet' })}>
          {t('login.title')}
        </Link>
      </Row>
    )
  );
}

/** Name and phone of the customer and, for pickup, their car. */
export function CheckoutContactSection({ form, disabled }: { form: ContactForm; disabled: boolean }) {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  const { type, isShippingOrder } = useCart(({ cart, delivery }) => ({
    type: cart.orderType,
    isShippingOrder: cart.orderType === 'delivery' && !!delivery?.countryIso,
  }));
  const { details, refs, getError, change, handleBlur } = form;
  return (
    <FormSection title={t('checkout.yourDetails')}>
      <LoginPrompt />
      <TextField
        ref={refs.name}
        label={t('checkout.name')}
        hint={t(isShippingOrder ? 'delivery.nameHintParcel' : NAME_HINT[type])}
        error={getError('name')}
        autoComplete="name"
        maxLength={100}
        required
        disabled={disabled}
        value={details.name}
        onChange={(name) => change({ name })}
        onBlur={() => handleBlur('name')}
      />
      <PhoneEntry
        ref={refs.phone}
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        error={getError('phone')}
        required
        disabled={disabled}
        isReceiver
        hasNote
        value={details}
        onChange={change}
        onBlur={() => handleBlur('phone')}
      />
      {type === 'car_pickup' && business?.selling.car_pickup?.asksForCar && (
        <CarFields form={form} disabled={disabled} />
      )}
    </FormSection>
  );
}

/** Make, colour and plate of the customer's car. The cart store saves them for the next visit. */
function CarFields({ form, disabled }: { form: ContactForm; disabled: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const { car } = form.details;
  const change = (patch: Partial<typeof car>) => form.change({ car: { ...car, ...patch } });
  const colorOptions = [
    { id: '', label: t('car.color.none') },
    ...CAR_COLORS.map((color) => ({
      id: color,
      label: t(`car.color.${color}`),
      color: CAR_COLOR_CSS[color],
    })),
  ];
  return (
    <Stack as="fieldset" gap="3" aria-labelledby={id}>
      <div>
        <Heading as="h3" size="s" id={id}>
          {t('car.title')}
        </Heading>
        <Text tone="mute" size="s">
          {t('car.hint')}
        </Text>
      </div>
      <OptionalField
        label={t('car.make')}
        hint={t('car.makeHint')}
        maxLength={120}
        disabled={disabled}
        value={car.make}
        onChange={(make) => change({ make })}
      />
      <SwatchGroup
        legend={t('car.colorTitle')}
        optionalLabel={t('ui.optional')}
        options={colorOptions}
        value={car.color}
        disabled={disabled}
        onChange={(color) => change({ color })}
      />
      <OptionalField
        label={t('car.plate')}
        maxLength={20}
        disabled={disabled}
        value={car.plate}
        onChange={(plate) => change({ plate })}
      />
    </Stack>
  );
}

/** CSS colour of each car colour, independent of the business's theme. */
const CAR_COLOR_CSS: Readonly<Record<CarColor, string>> = {
  white: '#ffffff',
  black: '#16161a',
  silver: '#c3c7cc',
  gray: '#7b8087',
  blue: '#2456b8',
  red: '#c2272d',
  brown: '#6b4226',
  beige: '#dccbaa',
  gold: '#c9a13b',
  green: '#23744a',
  orange: '#e07b1a',
  yellow: '#f0cf2e',
};
