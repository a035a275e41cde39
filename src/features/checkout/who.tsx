import { useMemo } from 'react';
import { useLocale, useT } from '../../i18n/context.tsx';
import { useBusiness, useCart } from '../../stores/context.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dialCodes } from './dial-codes.ts';
import { OptionalField } from './optional-field.tsx';
import { Section } from './section.tsx';
import type { DetailsForm } from './use-details-form.ts';

/** Who orders, and the car to look for. */
export function Who({ form, disabled }: { form: DetailsForm; disabled: boolean }) {
  const t = useT();
  const { locale } = useLocale();
  const business = useBusiness((state) => state.business);
  const type = useCart(({ cart }) => cart.sellingType);
  const country = business?.country_code ?? '';
  const codes = useMemo(
    () => dialCodes(locale, country).map(({ code, name }) => ({ code: code.slice(1), label: name })),
    [locale, country],
  );
  const { details, refs, errorOf, change, leave } = form;
  return (
    <Section title={t('checkout.who')}>
      <TextField
        ref={refs.name}
        label={t('checkout.name')}
        hint={t('checkout.nameHint')}
        error={errorOf('name')}
        autoComplete="name"
        maxLength={100}
        required
        disabled={disabled}
        value={details.name}
        onChange={(name) => change({ name })}
        onBlur={() => leave('name')}
      />
      <PhoneField
        ref={refs.phone}
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        error={errorOf('phone')}
        required
        disabled={disabled}
        dialLabel={t('ui.countryCode')}
        dialCode={details.dialCode.slice(1)}
        dialCodes={codes}
        onDialCode={(code) => change({ dialCode: `+${code}` })}
        value={details.phone}
        onChange={(phone) => change({ phone })}
        onBlur={() => leave('phone')}
      />
      {type === 'car_pickup' && business?.checkoutCarPickup?.showCarInfo && (
        <OptionalField
          label={t('checkout.car')}
          hint={t('checkout.carHint')}
          maxLength={120}
          disabled={disabled}
          value={details.car}
          onChange={(car) => change({ car })}
        />
      )}
    </Section>
  );
}
