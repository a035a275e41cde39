import type { ChangeEvent, CompositionEvent } from 'react';
import { firstCharacters } from '../../lib/characters.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What becomes of a text that somebody typed or pasted. */
export type Accept = (typed: string) => string;

export interface Limits {
  /** In characters, however many units they are stored as; what goes beyond is not taken. */
  maxLength?: number | undefined;
  /** Further changes of what is typed: a number leaves letters out. */
  accept?: Accept | undefined;
}

/** Puts the accepted text in its place at once, the caret behind the same signs; answers it. */
function settle(control: Control, accept: Accept): string {
  const typed = control.value;
  const text = accept(typed);
  if (text !== typed) {
    const caret = Math.min(accept(typed.slice(0, control.selectionEnd ?? typed.length)).length, text.length);
    control.value = text;
    control.setSelectionRange(caret, caret);
  }
  return text;
}

/** Handlers of a control that takes so much and no more. A word that is still being composed is left alone until it stands. */
export function typing<C extends Control>({ maxLength, accept }: Limits, onChange: (text: string) => void) {
  const whole: Accept = (typed) => {
    const text = accept ? accept(typed) : typed;
    return maxLength === undefined ? text : firstCharacters(text, maxLength);
  };
  return {
    onChange({ currentTarget, nativeEvent }: ChangeEvent<C>) {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
      onChange(isComposing ? currentTarget.value : settle(currentTarget, whole));
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<C>) => onChange(settle(currentTarget, whole)),
  };
}
