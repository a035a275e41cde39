import { createRef, type RefObject, useRef, useState } from 'react';
import { acceptedText, type FieldRules, problemWith } from '../../lib/form/field-rules.ts';

/** An input or a textarea. */
type Control = HTMLInputElement & HTMLTextAreaElement;

export interface FormField {
  readonly ref: RefObject<Control | null>;
  readonly value: string;
  readonly required: boolean;
  filter(typed: string): string;
  onChange(text: string): void;
  onBlur(): void;
}

export interface Form<N extends string, P> {
  /** Props for a field of `src/ui/inputs`. */
  getFieldProps(name: N): FormField;
  /** The problem of a field, once it may be shown; null without one. */
  getProblem(name: N): P | null;
  /** Fields with a visible problem, in the order of the form. */
  readonly invalidFields: readonly N[];
  /** Shows the problem of a field from now on, also while the customer types. */
  showProblem(name: N): void;
  focus(name: N): void;
  /** Returns whether every field is valid. If not, shows every problem and focuses the first invalid field. */
  submit(): boolean;
}

export interface FormOptions<N extends string, P> {
  /** The fields in the order of the form. */
  rules: Readonly<Partial<Record<N, FieldRules<P>>>>;
  values: Readonly<Partial<Record<N, string>>>;
  /** The caller stores the values. */
  onChange: (name: N, value: string) => void;
}

/** Validation of form fields (spec, section 5): on blur or on change, as the rules say, and of all fields on submit. */
export function useForm<N extends string, P>({ rules, values, onChange }: FormOptions<N, P>): Form<N, P> {
  const [checkedFields, setCheckedFields] = useState<ReadonlySet<N>>(new Set());
  const refs = useRef(new Map<N, RefObject<Control | null>>());
  const names = Object.keys(rules) as N[];
  const rulesOf = (name: N): FieldRules<P> => rules[name] ?? {};
  const textOf = (name: N): string => values[name] ?? '';
  const refOf = (name: N) => {
    const ref = refs.current.get(name) ?? createRef<Control>();
    refs.current.set(name, ref);
    return ref;
  };
  const showProblems = (...fields: readonly N[]) => {
    if (fields.some((name) => !checkedFields.has(name)))
      setCheckedFields(new Set([...checkedFields, ...fields]));
  };
  const problemOf = (name: N) => (checkedFields.has(name) ? problemWith(rulesOf(name), textOf(name)) : null);
  const focus = (name: N) => refOf(name).current?.focus();
  return {
    getFieldProps: (name) => ({
      ref: refOf(name),
      value: textOf(name),
      required: rulesOf(name).required !== undefined,
      filter: (typed) => acceptedText(rulesOf(name), typed),
      onChange(text) {
        if (rulesOf(name).judgedOn === 'change') showProblems(name);
        onChange(name, text);
      },
      onBlur() {
        // Leaving an empty field is not a mistake yet.
        if (textOf(name).trim()) showProblems(name);
      },
    }),
    getProblem: problemOf,
    invalidFields: names.filter((name) => problemOf(name) !== null),
    showProblem: (name) => showProblems(name),
    focus,
    submit() {
      showProblems(...names);
      const first = names.find((name) => problemWith(rulesOf(name), textOf(name)) !== null);
      if (first !== undefined) focus(first);
      return first === undefined;
    },
  };
}
