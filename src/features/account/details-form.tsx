import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountProblemNotice } from '../../components/account/account-problem-notice.tsx';
import type { User } from '../../domain/account/user-types.ts';
import { useAccount } from '../../stores/account/account-store.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { useForm } from '../../ui/inputs/use-form.ts';
import { Row } from '../../ui/layout/stack.tsx';
import { AccountForm } from './account-form.tsx';

/** A loose check that only catches typing errors. The server decides whether the address is valid. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const RULES = {
  name: { required: 'checkout.nameMissing', maxLength: 100 },
  email: { pattern: { matches: EMAIL_PATTERN, problem: 'profile.emailWrong' }, maxLength: 254 },
} as const;

export interface DetailsFormProps {
  user: User;
  /** Called with true after the values were saved, and with false when the customer cancels. */
  onClose: (wasSaved: boolean) => void;
}

/** Form for the customer's name and email. */
export function DetailsForm({ user, onClose }: DetailsFormProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState({ name: user.name, email: user.email ?? '' });
  const { isBusy, updateProfile, dismissProblem, problem } = useAccount(
    ({ isBusy, updateProfile, dismissProblem, problem }) => ({
      isBusy,
      updateProfile,
      dismissProblem,
      problem,
    }),
  );
  const form = useForm({
    rules: RULES,
    values,
    onChange(field, text) {
      // The server refused the previous input, not the new one.
      if (problem?.kind === 'refused') dismissProblem();
      setValues((before) => ({ ...before, [field]: text }));
    },
  });
  const getError = (field: keyof typeof RULES) => {
    const fieldProblem = form.getProblem(field);
    if (fieldProblem) return t(fieldProblem);
    return field === 'email' && problem?.kind === 'refused' && problem.fields.email
      ? t('profile.emailWrong')
      : undefined;
  };
  const name = form.getFieldProps('name');
  const { ref } = name;
  useEffect(() => ref.current?.focus(), [ref]);
  const save = async () => {
    if (!form.submit()) return;
    const email = values.email.trim();
    if (await updateProfile({ name: values.name.trim(), email: email || null })) onClose(true);
  };
  return (
    <AccountForm onSubmit={() => void save()}>
      <TextField {...name} label={t('checkout.name')} error={getError('name')} autoComplete="name" />
      <TextField
        {...form.getFieldProps('email')}
        label={t('profile.email')}
        optionalLabel={t('ui.optional')}
        error={getError('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
      />
      <AccountProblemNotice />
      <Row>
        <Button type="submit" busy={isBusy}>
          {t('profile.save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            dismissProblem();
            onClose(false);
          }}
        >
          {t('ui.cancel')}
        </Button>
      </Row>
    </AccountForm>
  );
}
