import { useState } from 'react';
import { splitTypedExtension } from '../../domain/phone/phone-signs.ts';
import type { PhoneTyping, Typed } from '../../domain/phone/type-phone.ts';

export interface PhoneExtension {
  /** Digits of the extension that the customer typed or pasted; '' without one. It is not part of the number. */
  readonly extension: string;
  /** What the customer is typing of the extension. The field shows it behind the number. */
  readonly suffix: string;
  /** Applies an edit to the number, without the extension, and puts the extension behind the result. */
  applyEdit<T extends Typed>(edit: PhoneTyping, apply: (edit: PhoneTyping) => T): T;
  /** Removes the extension from the field once the customer has typed it. */
  hideSuffix(): void;
}

/**
 * The extension in a phone field. A phone number has none on the server, so the field must say that it is not saved.
 * While it is typed key by key, it stays in the field, so that its digits do not become digits of the number.
 */
export function usePhoneExtension(): PhoneExtension {
  const [extension, setExtension] = useState('');
  const [suffix, setSuffix] = useState('');
  return {
    extension,
    suffix,
    applyEdit(edit, apply) {
      const { number, rest, extension: typedExtension } = splitTypedExtension(edit.text);
      const isDeleted = suffix !== '' && rest === '';
      if (typedExtension || isDeleted || !/\p{Nd}/u.test(number)) setExtension(typedExtension);
      // A whole extension at once is pasted, and does not have to stay in the field.
      const nextSuffix = rest && (suffix || !typedExtension) ? ` ${rest.trimStart()}` : '';
      setSuffix(nextSuffix);
      const typed = apply({
        ...edit,
        text: number,
        caret: Math.min(edit.caret, number.length),
        // The key may have deleted a character of the extension.
        deleted: suffix ? undefined : edit.deleted,
      });
      if (!nextSuffix) return typed;
      const text = typed.text + nextSuffix;
      const caretFromEnd = edit.text.length - edit.caret;
      return { ...typed, text, caret: edit.caret > number.length ? text.length - caretFromEnd : typed.caret };
    },
    hideSuffix: () => setSuffix(''),
  };
}
