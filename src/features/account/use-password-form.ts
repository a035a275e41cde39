import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../ui/inputs/use-form.ts';

const SHORTEST = 8;
const LONGEST = 200;

/** A password by itself. */
export function usePasswordForm() {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  const form = useForm({
    rules: {
      password: {
        required: 'login.passwordShort',
        maxLength: LONGEST,
        check: (typed: string) => (typed.length < SHORTEST ? 'login.passwordShort' : null),
      },
    } as const,
    values: { password: value },
    onChange: (_, typed) => setValue(typed),
  });
  const problem = form.problemOf('password');
  return {
    /** What `PasswordField` takes. */
    field: { ...form.field('password'), error: problem ? t(problem) : undefined },
    /** Null when it is none, which is said then. */
    read: () => (form.submit() ? value : null),
  };
}
