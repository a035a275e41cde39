import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../stores/stores-context.tsx';
import { useForm } from '../../ui/inputs/use-form.ts';

/** A name by itself; what was typed at a checkout is a good guess. */
export function useNameForm() {
  const { t } = useTranslation();
  const typed = useCart(({ details }) => details.name);
  const [value, setValue] = useState(typed);
  const form = useForm({
    rules: { name: { required: 'checkout.nameMissing', maxLength: 100 } } as const,
    values: { name: value },
    onChange: (_, text) => setValue(text),
  });
  const problem = form.problemOf('name');
  return {
    field: { ...form.field('name'), error: problem ? t(problem) : undefined },
    /** Null when there is none, which is said then. */
    read: () => (form.submit() ? value.trim() : null),
  };
}
