// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from './code-field.tsx';
import '../testing/render-ui.ts';

function ControlledCodeField({
  error,
  onComplete,
}: {
  error: string | undefined;
  onComplete: (code: string) => void;
}) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" error={error} value={value} onChange={setValue} onComplete={onComplete} />;
}

function renderCodeField(error?: string) {
  const onComplete = vi.fn();
  render(<ControlledCodeField error={error} onComplete={onComplete} />);
  return { onComplete, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }) };
}

describe('CodeField', () => {
  it('renders one field for a one-time code, which phones can fill in from a text message', () => {
    const { field } = renderCodeField();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field.autocomplete).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
  });

  // @spec screens/login-s-section-for-one
  it('reports a one-time code at its sixth digit, and accepts no seventh digit', async () => {
    const { field, onComplete } = renderCodeField();
    await userEvent.type(field, '12345');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '67');
    expect(field.value).toBe('123456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it.each([
    ['a whole message', 'Shop 24: your code is 402917, for 5 minutes.'],
    ['Arabic digits', '٤٠٢٩١٧'],
    ['digits in groups', '402-917'],
  ])('replaces the typed digits with the code from %s in the clipboard', async (_, pastedText) => {
    const { field, onComplete } = renderCodeField();
    await userEvent.type(field, '12');
    await userEvent.paste(pastedText);
    expect(field.value).toBe('402917');
    expect(onComplete).toHaveBeenCalledWith('402917');
  });

  it('ignores letters in a one-time code, and deletes the last digit wherever the caret is', async () => {
    const { field } = renderCodeField();
    await userEvent.type(field, '1a2b3');
    expect(field.value).toBe('123');
    await userEvent.type(field, '{ArrowLeft}{ArrowLeft}{Backspace}', { initialSelectionStart: 3 });
    expect(field.value).toBe('12');
  });

  it('marks the code field invalid, and describes the field with the error', () => {
    const { field } = renderCodeField('That code is not right');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'That code is not right',
    );
  });
});
