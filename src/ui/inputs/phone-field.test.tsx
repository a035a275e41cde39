// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField, type TypedEdit } from './phone-field.tsx';
import '../testing/render-ui.ts';

const user = userEvent.setup();

/** Formats a number in groups of three digits. */
function formatInGroups({ text, caret }: TypedEdit) {
  const digits = text.replace(/\D/g, '');
  const digitsBeforeCaret = text.slice(0, caret).replace(/\D/g, '').length;
  return {
    text: digits.replace(/(...)(?=.)/g, '$1 '),
    caret: digitsBeforeCaret + Math.floor(Math.max(0, digitsBeforeCaret - 1) / 3),
  };
}

function ControlledPhone({
  onChooseCountry = () => {},
  onEdit = () => {},
}: {
  onChooseCountry?: () => void;
  onEdit?: (edit: TypedEdit) => void;
}) {
  const [value, setValue] = useState('');
  return (
    <PhoneField
      label="Phone"
      flag={null}
      dialCode="+965"
      countryLabel="Country code: Kuwait +965"
      onChooseCountry={onChooseCountry}
      value={value}
      onType={(edit) => {
        onEdit(edit);
        const formattedEdit = formatInGroups(edit);
        setValue(formattedEdit.text);
        return formattedEdit;
      }}
    />
  );
}
const getPhoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

describe('PhoneField', () => {
  it('announces an error of a phone number with the role alert', () => {
    render(
      <PhoneField
        label="Phone"
        error="Enter your phone number"
        errorRole="alert"
        flag={null}
        dialCode="+965"
        countryLabel="Country code: Kuwait +965"
        onChooseCountry={() => {}}
        value=""
        onType={formatInGroups}
      />,
    );
    expect(screen.getByRole('alert').textContent).toBe('Enter your phone number');
  });

  it('labels the field for the phone number, and the button that opens the list of countries', async () => {
    const chooseCountry = vi.fn();
    render(<ControlledPhone onChooseCountry={chooseCountry} />);
    await user.click(screen.getByRole('button', { name: 'Country code: Kuwait +965' }));
    expect(chooseCountry).toHaveBeenCalledOnce();
    await user.type(getPhoneField(), '5551234');
    expect(getPhoneField().value).toBe('555 123 4');
  });

  it('keeps the caret in place when the customer types in the middle of a phone number', async () => {
    render(<ControlledPhone />);
    await user.type(getPhoneField(), '5551234');
    getPhoneField().setSelectionRange(1, 1);
    await user.keyboard('99');
    expect(getPhoneField().value).toBe('599 551 234');
    expect(getPhoneField().selectionStart).toBe(3);
    await user.keyboard('8');
    expect(getPhoneField().value).toBe('599 855 123 4');
    expect(getPhoneField().selectionStart).toBe(5);
  });

  it('reports in which direction a key deleted a digit of a phone number', async () => {
    const onEdit = vi.fn();
    render(<ControlledPhone onEdit={onEdit} />);
    await user.type(getPhoneField(), '555{Backspace}');
    expect(onEdit).toHaveBeenLastCalledWith({ text: '55', caret: 2, deleted: 'backward' });
    getPhoneField().setSelectionRange(0, 0);
    await user.keyboard('{Delete}');
    expect(onEdit).toHaveBeenLastCalledWith({ text: '5', caret: 0, deleted: 'forward' });
  });
});
