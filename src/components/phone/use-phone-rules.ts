import { useState } from 'react';
import type { ParsedPhone, PhoneProblem } from '../../domain/phone/parse-phone.ts';
import { PHONE_TEXT_LENGTH } from '../../domain/phone/phone-limits.ts';
import type { FieldRules } from '../../lib/form/field-rules.ts';
import type { PhoneValue } from './phone-entry.tsx';
import { useAcceptedCountries, useCountryListFormatter } from './use-accepted-countries.ts';
import { usePhoneCountry } from './use-phone-country.ts';
import { getLoadedPhoneKit, loadPhoneKit } from './use-phone-kit.ts';

/** Message keys of the problems of a phone number. */
export type PhoneProblemKey =
  | 'phone.missing'
  | 'phone.notLoaded'
  | 'phone.notAccepted'
  | `phoneProblem.${PhoneProblem}`;

type ValidPhone = Extract<ParsedPhone, { ok: true }>;

export interface PhoneRules {
  readonly rules: FieldRules<PhoneProblemKey>;
  /** Values for the messages of all problems. */
  readonly messageValues: { readonly countries: string };
  /**
   * Await it before submitting. Resolves to false if the numbering plans failed to load. The field then shows a
   * problem.
   */
  loadNumberingPlans(): Promise<boolean>;
  /** Splits a valid number into calling code and national number. Returns an invalid number unchanged. */
  normalise(value: PhoneValue): PhoneValue;
}

/**
 * The validation rules of a phone number (spec, section 5). While the numbering plans are loading, every number passes.
 * If they failed to load, none passes. `isReceiver`: see `usePhoneCountry`. `isCustomer`: the number is the customer's
 * own and must be from a country that the business accepts. The contact of an address may be anybody.
 */
export function usePhoneRules(
  { dialCode }: PhoneValue,
  { isReceiver = false, isCustomer = false } = {},
): PhoneRules {
  const homeCountry = usePhoneCountry(isReceiver);
  const acceptedCountries = useAcceptedCountries();
  const formatCountries = useCountryListFormatter();
  const [hasFailed, setFailed] = useState(false);
  // Read the plans on each call, because they may have loaded since the last render.
  const parse = (phone: string, code: string) => {
    const kit = getLoadedPhoneKit();
    return kit?.parsePhone(phone, code || kit.getDialCode(homeCountry)) ?? null;
  };
  const isAccepted = ({ dialCode: code, national }: ValidPhone): boolean =>
    !isCustomer ||
    !acceptedCountries.length ||
    !!getLoadedPhoneKit()?.isFromCountries({ dialCode: code, phone: national }, acceptedCountries);
  return {
    rules: {
      required: 'phone.missing',
      maxLength: PHONE_TEXT_LENGTH,
      check(phone) {
        const parsed = parse(phone, dialCode);
        if (!parsed) return hasFailed ? 'phone.notLoaded' : null;
        if (!parsed.ok) return `phoneProblem.${parsed.problem}`;
        return isAccepted(parsed) ? null : 'phone.notAccepted';
      },
    },
    messageValues: { countries: formatCountries(acceptedCountries) },
    loadNumberingPlans: () =>
      loadPhoneKit().then(
        () => true,
        () => {
          setFailed(true);
          return false;
        },
      ),
    normalise(value) {
      const parsed = parse(value.phone, value.dialCode);
      return parsed?.ok ? { phone: parsed.national, dialCode: parsed.dialCode } : value;
    },
  };
}
