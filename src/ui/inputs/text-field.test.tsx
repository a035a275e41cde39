// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import type { Limits } from './typed-text.ts';
import '../testing/render-ui.ts';

describe('TextField', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="Name" hint="As on your card" value="" onChange={() => {}} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('As on your card');
  });

  it('is invalid with an error, and described by it', () => {
    render(
      <TextField label="Name" hint="As on your card" error="Enter your name" value="" onChange={() => {}} />,
    );
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your name',
    );
  });

  it('hands over what is typed, and its element by ref', async () => {
    const change = vi.fn();
    const ref = createRef<HTMLInputElement>();
    render(<TextField ref={ref} label="Name" optionalLabel="optional" value="" onChange={change} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name (optional)' }), 'S');
    expect(change).toHaveBeenCalledExactlyOnceWith('S');
    expect(ref.current).toBe(screen.getByRole('textbox'));
  });
});

describe('TextArea', () => {
  it('is named, typed into, and marked when wrong', async () => {
    const change = vi.fn();
    render(<TextArea label="Note" error="Too long" value="" onChange={change} />);
    const field = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'x');
    expect(change).toHaveBeenCalledWith('x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

function Kept({ Field, ...limits }: { Field: typeof TextField | typeof TextArea } & Limits) {
  const [text, setText] = useState('');
  return <Field label="Field" value={text} onChange={setText} {...limits} />;
}

describe('what a field takes', () => {
  it.each([TextField, TextArea])('is so many characters, however they are stored', async (Field) => {
    render(<Kept Field={Field} maxLength={3} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'ab');
    await userEvent.paste('🍕🍕');
    expect(field.value).toBe('ab🍕');
  });

  it('leaves out what its owner does not accept, and keeps the caret where it was', async () => {
    render(<Kept Field={TextField} accept={(typed) => typed.replace(/\D/g, '')} />);
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
  it('is cleared by its own button, there only when there is something to clear', async () => {
    const change = vi.fn();
    const { rerender } = render(<SearchField label="Search" clearLabel="Clear" value="" onChange={change} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<SearchField label="Search" clearLabel="Clear" value="tea" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
    expect(change).toHaveBeenCalledExactlyOnceWith('');
  });
});
