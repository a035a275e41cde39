// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import type { TextLimits } from './typed-text.ts';
import '../testing/render-ui.ts';

describe('TextField', () => {
  it('labels a text field, and describes the field with its hint', () => {
    render(<TextField label="Name" hint="As on your card" value="" onChange={() => {}} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('As on your card');
  });

  it('marks a text field invalid, and describes the field with the error', () => {
    render(
      <TextField label="Name" hint="As on your card" error="Enter your name" value="" onChange={() => {}} />,
    );
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your name',
    );
  });

  it('shows a code in English capital letters, whatever the language of the app', () => {
    render(
      <div lang="tr">
        <TextField label="Kod" caps value="icecek10" onChange={() => {}} />
        <TextField label="Ad" value="İpek" onChange={() => {}} />
      </div>,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod' })).toMatchObject({
      lang: 'en',
      value: 'icecek10',
    });
    expect(screen.getByRole('textbox', { name: 'Ad' }).lang).toBe('');
  });

  it("reports the text typed into a text field, and exposes the field's element by ref", async () => {
    const onChange = vi.fn();
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} label="Name" optionalLabel="optional" value="" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name (optional)' }), 'S');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('S');
    expect(ref.current).toBe(screen.getByRole('textbox'));
  });
});

describe('TextArea', () => {
  it('gives the error of a text area the role that `errorRole` sets', () => {
    render(<TextArea label="Note" error="Too long" errorRole="alert" value="" onChange={() => {}} />);
    expect(screen.getByRole('alert').textContent).toBe('Too long');
  });

  it('labels a text area, reports the typed text, and marks a text area with an error as invalid', async () => {
    const onChange = vi.fn();
    render(<TextArea label="Note" error="Too long" value="" onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'x');
    expect(onChange).toHaveBeenCalledWith('x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

function ControlledField({ Field, ...limits }: { Field: typeof TextField | typeof TextArea } & TextLimits) {
  const [text, setText] = useState('');
  return <Field label="Field" value={text} onChange={setText} {...limits} />;
}

describe('text limits', () => {
  it.each([TextField, TextArea])(
    'counts visible characters, not code units, for the maximum length of a typed text',
    async (Field) => {
      render(<ControlledField Field={Field} maxLength={3} />);
      const field = screen.getByRole<HTMLInputElement>('textbox');
      await userEvent.type(field, 'ab');
      await userEvent.paste('🍕🍕');
      expect(field.value).toBe('ab🍕');
    },
  );

  it('removes typed characters that the filter of a text field rejects, and keeps the caret in place', async () => {
    render(<ControlledField Field={TextField} filter={(typedText) => typedText.replace(/\D/g, '')} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '1x234');
    expect(field.value).toBe('1234');
    field.setSelectionRange(1, 1);
    await userEvent.paste('a9b');
    expect(field.value).toBe('19234');
    expect(field.selectionStart).toBe(2);
  });
});

describe('SearchField', () => {
  it('clears the search field with a button that is hidden while the field is empty', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <SearchField label="Search" clearLabel="Clear" value="" onChange={onChange} />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<SearchField label="Search" clearLabel="Clear" value="tea" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  });
});
