import { createRef, type RefObject, useRef, useState } from 'react';
import { acceptedText, type FieldRules, problemWith } from '../../lib/form/field-rules.ts';

/** What types text: it can be given the focus. */
type Control = HTMLInputElement & HTMLTextAreaElement;

export interface FormField {
  readonly ref: RefObject<Control | null>;
  readonly value: string;
  readonly required: boolean;
  accept(typed: string): string;
  onChange(text: string): void;
  onBlur(): void;
}

export interface Form<N extends string, P> {
  /** What a field of src/ui takes. */
  field(name: N): FormField;
  /** What is wrong with a field, once it is time to say so. */
  problemOf(name: N): P | null;
  /** Fields known to be wrong, in the order they stand. */
  readonly wrong: readonly N[];
  /** Says from now on what is wrong with a field, also while somebody types in it. */
  judge(name: N): void;
  focus(name: N): void;
  /** Whether all can go out; if not, every problem is said, and the first one has the focus. */
  submit(): boolean;
}

export interface FormOptions<N extends string, P> {
  /** The fields there are, in the order they stand. */
  rules: Readonly<Partial<Record<N, FieldRules<P>>>>;
  values: Readonly<Partial<Record<N, string>>>;
  /** The owner keeps what is typed: the form itself forgets nothing, because it holds nothing. */
  onChange: (name: N, value: string) => void;
}

/** Fields with rules (spec, section 5): judged on leaving them or on a change, as each says, and all of them on sending. */
export function useForm<N extends string, P>({ rules, values, onChange }: FormOptions<N, P>): Form<N, P> {
  const [judged, setJudged] = useState<ReadonlySet<N>>(new Set());
  const refs = useRef(new Map<N, RefObject<Control | null>>());
  const names = Object.keys(rules) as N[];
  const rulesOf = (name: N): FieldRules<P> => rules[name] ?? {};
  const textOf = (name: N): string => values[name] ?? '';
  const refOf = (name: N) => {
    const ref = refs.current.get(name) ?? createRef<Control>();
    refs.current.set(name, ref);
    return ref;
  };
  const judge = (...some: readonly N[]) => {
    if (some.some((name) => !judged.has(name))) setJudged(new Set([...judged, ...some]));
  };
  const problemOf = (name: N) => (judged.has(name) ? problemWith(rulesOf(name), textOf(name)) : null);
  const focus = (name: N) => refOf(name).current?.focus();
  return {
    field: (name) => ({
      ref: refOf(name),
      value: textOf(name),
      required: rulesOf(name).required !== undefined,
      accept: (typed) => acceptedText(rulesOf(name), typed),
      onChange(text) {
        if (rulesOf(name).judgedOn === 'change') judge(name);
        onChange(name, text);
      },
      onBlur() {
        // Who passes through an empty field has not made a mistake yet.
        if (textOf(name).trim()) judge(name);
      },
    }),
    problemOf,
    wrong: names.filter((name) => problemOf(name) !== null),
    judge,
    focus,
    submit() {
      judge(...names);
      const first = names.find((name) => problemWith(rulesOf(name), textOf(name)) !== null);
      if (first !== undefined) focus(first);
      return first === undefined;
    },
  };
}
