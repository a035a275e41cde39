import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneParts } from '../../stores/account/verified-phones.ts';
import { useForm } from '../../ui/inputs/use-form.ts';
import type { PhoneValue } from '../phone/phone-entry.tsx';
import { usePhoneRules } from '../phone/use-phone-rules.ts';

/** A form with a phone number as its only field, for an account. */
export function usePhoneForm(initial: PhoneValue) {
  const { t } = useTranslation();
  const [value, setValue] = useState(initial);
  const rules = usePhoneRules(value);
  const form = useForm({
    rules: { phone: rules.rules } as const,
    values: { phone: value.phone },
    onChange: (_, phone) => setValue((before) => ({ ...before, phone })),
  });
  const { ref, onBlur } = form.field('phone');
  const problem = form.problemOf('phone');
  return {
    /** Props of `PhoneEntry`. */
    field: {
      ref,
      value,
      onChange: setValue,
      onBlur() {
        onBlur();
        setValue((before) => rules.normalise(before));
      },
      error: problem ? t(problem) : undefined,
    },
    /** Resolves to the number in its two parts. If it is invalid, shows the problem and resolves to null. */
    async submit(): Promise<PhoneParts | null> {
      const isReady = await rules.loadPlans();
      const isValid = form.submit();
      if (!isReady && isValid) form.focus('phone');
      if (!isReady || !isValid) return null;
      const { phone, dialCode } = rules.normalise(value);
      return { phone, dialCode };
    },
  };
}
