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
    judgedOn: 'change',
  },
};

function Sample() {
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});
  const form = useForm<Name, string>({
    rules: RULES,
    values,
    onChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
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
const field = (name: Name) => screen.getByRole<HTMLInputElement>('textbox', { name });
const invalidFields = () => screen.getByRole('status').textContent;

describe('useForm', () => {
  it('shows no problem when the customer leaves an empty field', async () => {
    render(<Sample />);
    await user.click(field('street'));
    await user.tab();
    expect(invalidFields()).toBe('');
  });

  // @spec validation/validation-on-blur-or-on
  it('shows the problem of a field with validation on change until it is corrected', async () => {
    render(<Sample />);
    await user.type(field('paci'), '12');
    expect(screen.getByText('Three digits')).toBeTruthy();
    await user.type(field('paci'), '٣');
    expect(field('paci').value).toBe('123');
    expect(invalidFields()).toBe('');
  });

  // @spec validation/validation-on-blur-or-on
  it('shows the problem of a field with validation on blur when the customer leaves it', async () => {
    render(<Sample />);
    await user.type(field('street'), ' ');
    await user.clear(field('street'));
    expect(invalidFields()).toBe('');
    await user.type(field('street'), 'a');
    await user.tab();
    await user.clear(field('street'));
    expect(invalidFields()).toBe('street');
  });

  // @spec validation/form-fields-can-be-required
  it('shows every problem on submit and focuses the first invalid field', async () => {
    render(<Sample />);
    await user.click(screen.getByRole('button'));
    expect(invalidFields()).toBe('street paci');
    expect(document.activeElement).toBe(field('street'));
    await user.type(field('street'), 'Main');
    await user.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(field('paci'));
    expect(field('paci').getAttribute('aria-invalid')).toBe('true');
    expect(field('paci').required).toBe(true);
  });
});
