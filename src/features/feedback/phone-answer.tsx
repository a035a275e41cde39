import { useEffect, useRef, useState } from 'react';
import { useBusiness } from '../../stores/context.tsx';
import type { FieldTexts } from '../../ui/field-frame.tsx';
import { PhoneEntry, type PhoneValue } from '../shared/phone/phone-entry.tsx';
import { usePhoneKit } from '../shared/phone/use-phone-kit.ts';

interface PhoneAnswerProps extends FieldTexts {
  /** "+965 50012345", or ''. */
  value: string;
  onChange: (value: string) => void;
  required: boolean;
}

const partsOf = (value: string): PhoneValue => {
  const [dialCode = '', ...national] = value.split(' ');
  return { dialCode, phone: national.join(' ') };
};

/** A phone number as one text, as the form sends it. */
export function PhoneAnswer({ value, onChange, ...rest }: PhoneAnswerProps) {
  const home = useBusiness(({ business }) => business?.country_code ?? '');
  const kit = usePhoneKit();
  const [typed, setTyped] = useState<PhoneValue>(() => partsOf(value));
  const dialCode = typed.dialCode || (kit?.dialCodeOf(home) ?? '');
  const said = typed.phone.trim() ? `${dialCode} ${typed.phone.trim()}` : '';
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    // The country of the business may be known only once the numbering plans are here.
    if (said !== value) tell.current(said);
  }, [said, value]);
  return <PhoneEntry {...rest} value={typed} onChange={setTyped} />;
}
