import { useState } from 'react';
import type { FieldTexts } from '../../ui/inputs/field-frame.tsx';
import { PhoneEntry, type PhoneValue } from '../phone/phone-entry.tsx';

interface PhoneAnswerProps extends FieldTexts {
  /** "+965 50012345", without the country's code while that is the business's own; or ''. */
  value: string;
  onChange: (value: string) => void;
  required: boolean;
}

const partsOf = (value: string): PhoneValue => {
  const [dialCode = '', ...national] = value.split(' ');
  return { dialCode, phone: national.join(' ') };
};

/** A phone number as one text. */
export function PhoneAnswer({ value, onChange, ...rest }: PhoneAnswerProps) {
  const [typed, setTyped] = useState<PhoneValue>(() => partsOf(value));
  const type = (next: PhoneValue) => {
    setTyped(next);
    const phone = next.phone.trim();
    onChange(phone && `${next.dialCode} ${phone}`);
  };
  return <PhoneEntry {...rest} value={typed} onChange={type} />;
}
