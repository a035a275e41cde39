import { createRef, type RefObject, useRef, useState } from 'react';
import { type FieldRules, findFieldProblem, sanitizeFieldInput } from '../../lib/form/field-rules.ts';

/** An intersection, so that one type of ref fits both an input and a textarea. */
type Control = HTMLInputElement & HTMLTextAreaElement;

export interface FormField {
  readonly ref: RefObject<Control | null>;
  readonly value: string;
  readonly required: boolean;
  filter(typedText: string): string;
  onChange(text: string): void;
  onBlur(): void;
}

export interface Form<N extends string, P> {
  /** Returns the props for a field of `src/ui/inputs`. */
  getFieldProps(name: N): FormField;
  /** Returns the problem of a field once it may be shown; null if there is none. */
  getProblem(name: N): P | null;
  /** Fields with a visible problem, in the order of the form. */
  readonly invalidFields: readonly N[];
  /** Shows the problem of a field from now on, even while the customer is typing. */
  showProblem(name: N): void;
  focus(name: N): void;
  /** Returns whether every field is valid. If not, shows every problem and focuses the first invalid field. */
  submit(): boolean;
}

export interface FormOptions<N extends string, P> {
  /** The rules of each field, in the order of the form. */
  rules: Readonly<Partial<Record<N, FieldRules<P>>>>;
  values: Readonly<Partial<Record<N, string>>>;
  /** Called when the customer edits a field. The caller stores the new value. */
  onChange: (name: N, value: string) => void;
}

/** Validates form fields on blur or on change, depending on their rules, and all fields on submit (spec, section 5). */
export function useForm<N extends string, P>({ rules, values, onChange }: FormOptions<N, P>): Form<N, P> {
  /** Fields whose problems may be shown. */
  const [validatedFields, setValidatedFields] = useState<ReadonlySet<N>>(new Set());
  const refs = useRef(new Map<N, RefObject<Control | null>>());
  const names = Object.keys(rules) as N[];
  const getRules = (name: N): FieldRules<P> => rules[name] ?? {};
  const getText = (name: N): string => values[name] ?? '';
  const getRef = (name: N) => {
    const ref = refs.current.get(name) ?? createRef<Control>();
    refs.current.set(name, ref);
    return ref;
  };
  const showProblems = (...fields: readonly N[]) => {
    if (fields.some((name) => !validatedFields.has(name)))
      setValidatedFields(new Set([...validatedFields, ...fields]));
  };
  const getProblem = (name: N) =>
    validatedFields.has(name) ? findFieldProblem(getRules(name), getText(name)) : null;
  const focus = (name: N) => getRef(name).current?.focus();
  return {
    getFieldProps: (name) => ({
      ref: getRef(name),
      value: getText(name),
      required: getRules(name).required !== undefined,
      filter: (typedText) => sanitizeFieldInput(getRules(name), typedText),
      onChange(text) {
        if (getRules(name).validateOn === 'change') showProblems(name);
        onChange(name, text);
      },
      onBlur() {
        // Show no error when the customer leaves a field empty. Submitting the form shows it.
        if (getText(name).trim()) showProblems(name);
      },
    }),
    getProblem,
    invalidFields: names.filter((name) => getProblem(name) !== null),
    showProblem: (name) => showProblems(name),
    focus,
    submit() {
      showProblems(...names);
      const firstInvalidField = names.find(
        (name) => findFieldProblem(getRules(name), getText(name)) !== null,
      );
      if (firstInvalidField !== undefined) focus(firstInvalidField);
      return firstInvalidField === undefined;
    },
  };
}
