import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { useForm } from '../../ui/inputs/use-form.ts';

/** State of a form with only a name field, prefilled with the name from the checkout. */
export function useNameForm() {
  const { t } = useTranslation();
  const checkoutName = useCart(({ details }) => details.name);
  const [value, setValue] = useState(checkoutName);
  const form = useForm({
    rules: { name: { required: 'checkout.nameMissing', maxLength: 100 } } as const,
    values: { name: value },
    onChange: (_, text) => setValue(text),
  });
  const problem = form.getProblem('name');
  return {
    field: { ...form.getFieldProps('name'), error: problem ? t(problem) : undefined },
    /** Returns the trimmed name. When it is invalid, returns null and shows the problem at the field. */
    read: () => (form.submit() ? value.trim() : null),
  };
}
