import { useTranslation } from 'react-i18next';
import { Section } from '../../components/form/form-section.tsx';
import { PhoneEntry } from '../../components/phone/phone-entry.tsx';
import { Link } from '../../router/link.tsx';
import { loginPath } from '../../router/login-path.ts';
import { useRoute } from '../../router/router-context.tsx';
import { useBusiness, useCart, useSession } from '../../stores/stores-context.tsx';
import { buttonClass } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { CarFields } from './checkout-car.tsx';
import type { DetailsForm } from './use-details-form.ts';

const NAME_HINT = {
  delivery: 'delivery.nameHint',
  car_pickup: 'checkout.nameHint',
  dine_in: 'checkout.nameHintHere',
} as const;

/** Who has an account need not type. */
function LogInInstead() {
  const { t } = useTranslation();
  const { path, params } = useRoute('checkout');
  const isGuest = useSession(({ customer }) => customer === 'guest');
  return (
    isGuest && (
      <Row wrap spread>
        <Text tone="mute">{t('login.faster')}</Text>
        <Link to={loginPath(params.referenceId, path)} className={buttonClass({ variant: 'quiet' })}>
          {t('login.title')}
        </Link>
      </Row>
    )
  );
}

/** Who orders, and the car to look for. */
export function Who({ form, disabled }: { form: DetailsForm; disabled: boolean }) {
  const { t } = useTranslation();
  const business = useBusiness((state) => state.business);
  const type = useCart(({ cart }) => cart.sellingType);
  const { details, refs, errorOf, change, leave } = form;
  return (
    <Section title={t('checkout.who')}>
      <LogInInstead />
      <TextField
        ref={refs.name}
        label={t('checkout.name')}
        hint={t(NAME_HINT[type])}
        error={errorOf('name')}
        autoComplete="name"
        maxLength={100}
        required
        disabled={disabled}
        value={details.name}
        onChange={(name) => change({ name })}
        onBlur={() => leave('name')}
      />
      <PhoneEntry
        ref={refs.phone}
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        error={errorOf('phone')}
        required
        disabled={disabled}
        value={details}
        onChange={change}
        onBlur={() => leave('phone')}
      />
      {type === 'car_pickup' && business?.checkoutCarPickup?.showCarInfo && (
        <CarFields form={form} disabled={disabled} />
      )}
    </Section>
  );
}
