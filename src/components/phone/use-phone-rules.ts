import { useState } from 'react';
import type { PhoneProblem } from '../../domain/phone/parse-phone.ts';
import { PHONE_TEXT_LENGTH } from '../../domain/phone/phone-limits.ts';
import type { FieldRules } from '../../lib/form/field-rules.ts';
import type { PhoneValue } from './phone-entry.tsx';
import { usePhoneCountry } from './use-phone-country.ts';
import { getLoadedPhoneKit, loadPhoneKit } from './use-phone-kit.ts';

/** Message keys of the problems of a phone number. */
export type PhoneProblemKey = 'phone.missing' | 'phone.notLoaded' | `phoneProblem.${PhoneProblem}`;

export interface PhoneRules {
  readonly rules: FieldRules<PhoneProblemKey>;
  /**
   * Await it before submitting. Resolves to false if the numbering plans failed to load. The field then shows a
   * problem.
   */
  loadPlans(): Promise<boolean>;
  /** Splits a valid number into calling code and national number. Returns an invalid number unchanged. */
  normalise(value: PhoneValue): PhoneValue;
}

/**
 * The validation rules of a phone number (spec, section 5). Until the numbering plans are loaded, every number passes.
 * `isReceiver`: see `usePhoneCountry`.
 */
export function usePhoneRules({ dialCode }: PhoneValue, isReceiver = false): PhoneRules {
  const homeCountry = usePhoneCountry(isReceiver);
  const [hasFailed, setFailed] = useState(false);
  // Read the plans on each call, because they may have loaded since the last render.
  const parse = (phone: string, code: string) => {
    const kit = getLoadedPhoneKit();
    return kit?.parsePhone(phone, code || kit.getDialCode(homeCountry)) ?? null;
  };
  return {
    rules: {
      required: 'phone.missing',
      maxLength: PHONE_TEXT_LENGTH,
      check(phone) {
        const parsed = parse(phone, dialCode);
        if (!parsed) return hasFailed ? 'phone.notLoaded' : null;
        return parsed.ok ? null : `phoneProblem.${parsed.problem}`;
      },
    },
    loadPlans: () =>
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
