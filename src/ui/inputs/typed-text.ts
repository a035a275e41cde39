import type { ChangeEvent, CompositionEvent } from 'react';
import { takeCharacters } from '../../lib/characters.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the accepted part of a text that the customer typed or pasted. */
export type TextFilter = (typedText: string) => string;

export interface TextLimits {
  /** Maximum length in visible characters. The rest is cut off. */
  maxLength?: number | undefined;
  /** Filters the typed text, for example to digits. */
  filter?: TextFilter | undefined;
}

/** Writes the accepted text into the control, keeps the caret after the same characters, and returns the text. */
function applyFilter(control: Control, filter: TextFilter): string {
  const typedText = control.value;
  const text = filter(typedText);
  if (text !== typedText) {
    const caret = Math.min(
      filter(typedText.slice(0, control.selectionEnd ?? typedText.length)).length,
      text.length,
    );
    control.value = text;
    control.setSelectionRange(caret, caret);
  }
  return text;
}

/**
 * Returns event handlers that apply the limits. Text that an input method is composing stays unchanged until the
 * composition ends.
 */
export function createTextHandlers<C extends Control>(
  { maxLength, filter }: TextLimits,
  onChange: (text: string) => void,
) {
  const filterAndLimit: TextFilter = (typedText) => {
    const text = filter ? filter(typedText) : typedText;
    return maxLength === undefined ? text : takeCharacters(text, maxLength);
  };
  return {
    onChange({ currentTarget, nativeEvent }: ChangeEvent<C>) {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
      onChange(isComposing ? currentTarget.value : applyFilter(currentTarget, filterAndLimit));
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<C>) =>
      onChange(applyFilter(currentTarget, filterAndLimit)),
  };
}
