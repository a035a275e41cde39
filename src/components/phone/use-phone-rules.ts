import { useState } from 'react';
import type { PhoneProblem } from '../../domain/phone/parse-phone.ts';
import { PHONE_TEXT_LENGTH } from '../../domain/phone/phone-limits.ts';
import type { FieldRules } from '../../lib/form/field-rules.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import type { PhoneValue } from './phone-entry.tsx';
import { loadedPhoneKit, loadPhoneKit } from './use-phone-kit.ts';

/** Message keys. */
export type PhoneProblemKey = 'phone.missing' | 'phone.notLoaded' | `phoneProblem.${PhoneProblem}`;

export interface PhoneRules {
  readonly rules: FieldRules<PhoneProblemKey>;
  /** Before sending: whether numbers can be judged by now. If not, the field says so. */
  loadPlans(): Promise<boolean>;
  /** A readable number in its two parts, as orders carry it; what cannot be read stays as typed. */
  normalise(value: PhoneValue): PhoneValue;
}

/** What a phone number has to be (spec, section 5). Without the numbering plans there is nothing wrong with it yet. */
export function usePhoneRules({ dialCode }: PhoneValue): PhoneRules {
  const home = useBusiness(({ business }) => business?.countryCode ?? '');
  const [isFailed, setFailed] = useState(false);
  // Asked for when it is needed: the plans may have come since this was drawn.
  const parse = (phone: string, code: string) => {
    const kit = loadedPhoneKit();
    return kit?.parsePhone(phone, code || kit.dialCodeOf(home)) ?? null;
  };
  return {
    rules: {
      required: 'phone.missing',
      maxLength: PHONE_TEXT_LENGTH,
      check(phone) {
        const parsed = parse(phone, dialCode);
        if (!parsed) return isFailed ? 'phone.notLoaded' : null;
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
