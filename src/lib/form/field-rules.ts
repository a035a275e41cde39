import { takeCharacters } from '../characters.ts';
import { keepDigits } from '../digits.ts';

/** Validation rules of one form field (spec, section 5). `P` is the type of its problems. */
export interface FieldRules<P> {
  /** Problem of an empty field. If absent, the field is optional. */
  readonly required?: P | undefined;
  /** Pattern for the trimmed text. */
  readonly pattern?: { readonly matches: RegExp; readonly problem: P } | undefined;
  /** Custom rule. It runs last, and only for text that is not empty. */
  readonly check?: ((value: string) => P | null) | undefined;
  /** In characters. Longer input is cut. */
  readonly maxLength?: number | undefined;
  /** Drops everything except digits, and converts digits of other scripts. */
  readonly digitsOnly?: boolean | undefined;
  /** When a problem is first displayed. Default: `blur`, so that no error appears while the customer is typing. */
  readonly validateOn?: 'blur' | 'change' | undefined;
}

/** The content of the field after the customer has typed or pasted `typedText`. */
export function sanitizeFieldInput<P>({ maxLength, digitsOnly }: FieldRules<P>, typedText: string): string {
  const text = digitsOnly ? keepDigits(typedText) : typedText;
  return maxLength === undefined ? text : takeCharacters(text, maxLength);
}

/** The problem of a value; null if the value is valid. */
export function findFieldProblem<P>({ required, pattern, check }: FieldRules<P>, value: string): P | null {
  const text = value.trim();
  if (!text) return required ?? null;
  if (pattern && text.search(pattern.matches) < 0) return pattern.problem;
  return check?.(value) ?? null;
}
