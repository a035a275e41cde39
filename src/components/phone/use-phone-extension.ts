import { useRef, useState } from 'react';
import { dropExtensionCharacters, isExtension, splitTypedExtension } from '../../domain/phone/phone-text.ts';
import type { PhoneKeyPress, TextWithCaret } from '../../domain/phone/type-phone.ts';

export interface PhoneExtension {
  /** Digits of the extension that the customer typed or pasted; '' without one. It is not part of the number. */
  readonly extension: string;
  /** The part of an extension that the customer has typed so far. The field shows it after the number. */
  readonly suffix: string;
  /** Applies an edit to the number, without the extension, and appends the extension to the result. */
  applyEdit<T extends TextWithCaret>(edit: PhoneKeyPress, apply: (edit: PhoneKeyPress) => T): T;
  /** Removes the typed extension from the field. Call it when the customer leaves the field. */
  hideSuffix(): void;
}

/** Text that the customer typed or pasted in front of digits of the number. */
interface Insertion {
  /** The text before the insertion. `tail` is the text after it. */
  readonly head: string;
  readonly inserted: string;
  readonly tail: string;
}

/** Finds what was inserted in front of the last digits of the number; null for any other edit. */
function findInsertion(
  { text, caret, before = '', deleted }: PhoneKeyPress,
  suffix: string,
): Insertion | null {
  const previous = before + suffix;
  const tail = text.slice(caret);
  const numberTail = tail.slice(0, tail.length - suffix.length);
  if (deleted || !tail.endsWith(suffix) || !previous.endsWith(tail) || !/\d/.test(numberTail)) return null;
  const longestHead = Math.min(caret, previous.length - tail.length);
  let start = 0;
  while (start < longestHead && text[start] === previous[start]) start++;
  return { head: text.slice(0, start), inserted: text.slice(start, caret), tail };
}

/** The fewest digits of a number that can have an extension. */
const MIN_DIGITS = 5;
const canHaveExtension = (number: string) => number.replace(/\D/g, '').length >= MIN_DIGITS;

/**
 * Handles the extension in a phone field. The server stores no extensions, so the field must say that the extension is
 * not saved. An extension that is typed key by key stays in the field, so that its digits do not become digits of the
 * number. An extension that is typed in front of digits moves behind the number as soon as its word ("ext") is complete.
 */
export function usePhoneExtension(): PhoneExtension {
  const [extension, setExtension] = useState('');
  const [suffix, setSuffix] = useState('');
  /**
   * Letters that the customer typed in front of digits, and the position of the caret. The field does not show these
   * letters.
   */
  const hiddenLetters = useRef({ letters: '', caret: -1 });

  const applyAtEnd: PhoneExtension['applyEdit'] = (edit, apply) => {
    const { numberText, extensionText, extension: typedExtension } = splitTypedExtension(edit.text);
    const isDeleted = suffix !== '' && extensionText === '';
    if (typedExtension || isDeleted || !/\p{Nd}/u.test(numberText)) setExtension(typedExtension);
    // If a single edit adds a complete extension, the customer has pasted it. The field does not show a pasted
    // extension.
    const nextSuffix = extensionText && (suffix || !typedExtension) ? ` ${extensionText.trimStart()}` : '';
    setSuffix(nextSuffix);
    const newContent = apply({
      ...edit,
      text: numberText,
      caret: Math.min(edit.caret, numberText.length),
      // With a suffix, the key may have deleted a character of the extension instead of the number.
      deleted: suffix ? undefined : edit.deleted,
    });
    if (!nextSuffix) return newContent;
    const text = newContent.text + nextSuffix;
    const caretFromEnd = edit.text.length - edit.caret;
    return {
      ...newContent,
      text,
      caret: edit.caret > numberText.length ? text.length - caretFromEnd : newContent.caret,
    };
  };

  return {
    extension,
    suffix,
    applyEdit(edit, apply) {
      const insertion = findInsertion(edit, suffix);
      const { letters: earlierLetters, caret } = hiddenLetters.current;
      hiddenLetters.current = { letters: '', caret: -1 };
      if (!insertion) return applyAtEnd(edit, apply);
      const { head, inserted, tail } = insertion;
      const letters = (caret === head.length ? earlierLetters : '') + inserted;
      const number = head + tail;
      if (!suffix && isExtension(letters) && canHaveExtension(number)) {
        const text = `${number} ${letters.trimStart()}`;
        return applyAtEnd({ ...edit, text, caret: text.length }, apply);
      }
      const textBefore = head + dropExtensionCharacters(inserted);
      const newContent = applyAtEnd({ ...edit, text: textBefore + tail, caret: textBefore.length }, apply);
      if (textBefore === head) hiddenLetters.current = { letters, caret: newContent.caret };
      return newContent;
    },
    hideSuffix: () => setSuffix(''),
  };
}
