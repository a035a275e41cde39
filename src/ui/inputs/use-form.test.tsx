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
        <TextField key={name} {...form.field(name)} label={name} error={form.problemOf(name) ?? undefined} />
      ))}
      <button type="button" onClick={() => form.submit()}>
        Send
      </button>
      <output>{form.wrong.join(' ')}</output>
    </>
  );
}
const field = (name: Name) => screen.getByRole<HTMLInputElement>('textbox', { name });
const wrong = () => screen.getByRole('status').textContent;

describe('a form', () => {
  it('tells nobody off who passes through an empty field', async () => {
    render(<Sample />);
    await user.click(field('street'));
    await user.tab();
    expect(wrong()).toBe('');
  });

  // @spec validation/validation-on-blur-or-on
  it('says what is wrong as soon as the field wants it said, and only until it is mended', async () => {
    render(<Sample />);
    await user.type(field('paci'), '12');
    expect(screen.getByText('Three digits')).toBeTruthy();
    await user.type(field('paci'), '٣');
    expect(field('paci').value).toBe('123');
    expect(wrong()).toBe('');
  });

  // @spec validation/validation-on-blur-or-on
  it('waits until a field is left, where it is judged then', async () => {
    render(<Sample />);
    await user.type(field('street'), ' ');
    await user.clear(field('street'));
    expect(wrong()).toBe('');
    await user.type(field('street'), 'a');
    await user.tab();
    await user.clear(field('street'));
    expect(wrong()).toBe('street');
  });

  // @spec validation/form-fields-can-be-required
  it('on sending says everything, and goes to the first', async () => {
    render(<Sample />);
    await user.click(screen.getByRole('button'));
    expect(wrong()).toBe('street paci');
    expect(document.activeElement).toBe(field('street'));
    await user.type(field('street'), 'Main');
    await user.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(field('paci'));
    expect(field('paci').getAttribute('aria-invalid')).toBe('true');
    expect(field('paci').required).toBe(true);
  });
});
