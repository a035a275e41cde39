import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneParts } from '../../stores/account/verified-phones.ts';
import { useForm } from '../../ui/inputs/use-form.ts';
import type { PhoneValue } from '../phone/phone-entry.tsx';
import { usePhoneRules } from '../phone/use-phone-rules.ts';

/** The form of an account screen whose only field is a phone number. */
export function usePhoneForm(initialValue: PhoneValue) {
  const { t } = useTranslation();
  const [value, setValue] = useState(initialValue);
  const phoneRules = usePhoneRules(value);
  const form = useForm({
    rules: { phone: phoneRules.rules } as const,
    values: { phone: value.phone },
    onChange: (_, phone) => setValue((previous) => ({ ...previous, phone })),
  });
  const { ref, onBlur } = form.getFieldProps('phone');
  const problem = form.getProblem('phone');
  return {
    /** Props of `PhoneEntry`. */
    field: {
      ref,
      value,
      onChange: setValue,
      onBlur() {
        onBlur();
        setValue((previous) => phoneRules.normalise(previous));
      },
      error: problem ? t(problem) : undefined,
    },
    /**
     * Resolves to the calling code and the national number. Shows the problem of an invalid number and resolves to
     * null.
     */
    async submit(): Promise<PhoneParts | null> {
      const hasPlans = await phoneRules.loadNumberingPlans();
      const isValid = form.submit();
      if (!hasPlans && isValid) form.focus('phone');
      if (!hasPlans || !isValid) return null;
      const { phone, dialCode } = phoneRules.normalise(value);
      return { phone, dialCode };
    },
  };
}
