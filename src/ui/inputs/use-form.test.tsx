// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FieldRules } from '../../lib/form/field-rules.ts';
import { TextField } from './text-field.tsx';
import '../testing/render-ui.ts';
import { useForm } from './use-form.ts';

const user = userEvent.setup();
type Name = 'street' | 'paci';
const RULES: Record<Name, FieldRules<string>> = {
  street: { required: 'Which street?' },
  paci: {
    required: 'Which number?',
    pattern: { matches: /^\d{3}$/, problem: 'Three digits' },
    digitsOnly: true,
    validateOn: 'change',
  },
};

function SampleForm() {
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});
  const form = useForm<Name, string>({
    rules: RULES,
    values,
    onChange: (name, value) => setValues((previous) => ({ ...previous, [name]: value })),
  });
  return (
    <>
      {(['street', 'paci'] as const).map((name) => (
        <TextField
          key={name}
          {...form.getFieldProps(name)}
          label={name}
          error={form.getProblem(name) ?? undefined}
        />
      ))}
      <button type="button" onClick={() => form.submit()}>
        Send
      </button>
      <output>{form.invalidFields.join(' ')}</output>
    </>
  );
}
const getField = (name: Name) => screen.getByRole<HTMLInputElement>('textbox', { name });
const getInvalidFieldNames = () => screen.getByRole('status').textContent;

describe('useForm', () => {
  it('shows no problem when the customer leaves an empty field', async () => {
    render(<SampleForm />);
    await user.click(getField('street'));
    await user.tab();
    expect(getInvalidFieldNames()).toBe('');
  });

  // @spec validation/validation-on-blur-or-on
  it('shows a problem while the customer types in a field that validates on change', async () => {
    render(<SampleForm />);
    await user.type(getField('paci'), '12');
    expect(screen.getByText('Three digits')).toBeTruthy();
    await user.type(getField('paci'), '٣');
    expect(getField('paci').value).toBe('123');
    expect(getInvalidFieldNames()).toBe('');
  });

  // @spec validation/validation-on-blur-or-on
  it('shows a problem in a field that validates on blur only after the customer has left it', async () => {
    render(<SampleForm />);
    await user.type(getField('street'), ' ');
    await user.clear(getField('street'));
    expect(getInvalidFieldNames()).toBe('');
    await user.type(getField('street'), 'a');
    await user.tab();
    await user.clear(getField('street'));
    expect(getInvalidFieldNames()).toBe('street');
  });

  // @spec validation/form-fields-can-be-required
  it('shows every problem of a form on submit, and focuses the first invalid field', async () => {
    render(<SampleForm />);
    await user.click(screen.getByRole('button'));
    expect(getInvalidFieldNames()).toBe('street paci');
    expect(document.activeElement).toBe(getField('street'));
    await user.type(getField('street'), 'Main');
    await user.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(getField('paci'));
    expect(getField('paci').getAttribute('aria-invalid')).toBe('true');
    expect(getField('paci').required).toBe(true);
  });
});
