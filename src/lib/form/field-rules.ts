import { firstCharacters } from '../characters.ts';
import { onlyDigits } from '../digits.ts';

/** What a form asks of one field (spec, section 5). `P` is how its problems are called. */
export interface FieldRules<P> {
  /** What is wrong when it is left empty; absent: it may be. */
  readonly required?: P | undefined;
  /** What is typed, without space around it, has to match. */
  readonly pattern?: { readonly matches: RegExp; readonly problem: P } | undefined;
  /** A rule of its own, asked last and only of what is not empty. */
  readonly check?: ((value: string) => P | null) | undefined;
  /** In characters. What goes beyond it is not taken. */
  readonly maxLength?: number | undefined;
  /** A number: whatever else is typed is left out, and digits of other scripts are read. */
  readonly digitsOnly?: boolean | undefined;
  /** When a problem is said first; `blur` by default, so that nobody is told off in the middle of a word. */
  readonly judgedOn?: 'blur' | 'change' | undefined;
}

/** What stands in the field after somebody typed, or pasted, `typed`. */
export function acceptedText<P>({ maxLength, digitsOnly }: FieldRules<P>, typed: string): string {
  const text = digitsOnly ? onlyDigits(typed) : typed;
  return maxLength === undefined ? text : firstCharacters(text, maxLength);
}

/** What is wrong with a value; null when nothing is. */
export function problemWith<P>({ required, pattern, check }: FieldRules<P>, value: string): P | null {
  const text = value.trim();
  if (!text) return required ?? null;
  if (pattern && text.search(pattern.matches) < 0) return pattern.problem;
  return check?.(value) ?? null;
}
