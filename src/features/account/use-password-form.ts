import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../ui/inputs/use-form.ts';

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 200;

/** State of a form with only a password field. */
export function usePasswordForm() {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  const form = useForm({
    rules: {
      password: {
        required: 'login.passwordShort',
        maxLength: MAX_PASSWORD_LENGTH,
        check: (text: string) => (text.length < MIN_PASSWORD_LENGTH ? 'login.passwordShort' : null),
      },
    } as const,
    values: { password: value },
    onChange: (_, text) => setValue(text),
  });
  const problem = form.getProblem('password');
  return {
    /** Props for `PasswordField`. */
    field: { ...form.getFieldProps('password'), error: problem ? t(problem) : undefined },
    /** Returns the password. When it is invalid, returns null and shows the problem at the field. */
    read: () => (form.submit() ? value : null),
  };
}
