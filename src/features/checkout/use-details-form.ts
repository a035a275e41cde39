import { type RefObject, useRef, useState } from 'react';
import { useT } from '../../i18n/context.tsx';
import type { CartDetails } from '../../stores/cart-state.ts';
import { useBusiness, useCart } from '../../stores/context.tsx';
import type { Placing } from '../../stores/orders-state.ts';
import { useOrders } from '../../stores/use-orders.ts';
import { type DetailsProblem, FIELDS, type FieldName, problemOf, tidied } from './details-problems.ts';
import { dialCodeOf } from './dial-codes.ts';

export interface DetailsForm {
  readonly details: CartDetails;
  readonly refs: Readonly<Record<FieldName, RefObject<HTMLInputElement | null>>>;
  /** What is wrong with a field, in words, once the customer has been there. */
  errorOf(field: FieldName): string | undefined;
  /** Fields known to be wrong, in the order they stand. */
  readonly wrong: readonly FieldName[];
  change(patch: Partial<CartDetails>): void;
  /** The customer leaves a field. */
  leave(field: FieldName): void;
  focus(field: FieldName): void;
  /** Whether the details can go out; if not, the first wrong field is shown and focused. */
  submit(): boolean;
}

const saidAbout = (placing: Placing, field: FieldName): string | undefined =>
  placing.status === 'refused'
    ? (placing.fields[field] ?? (field === 'phone' ? placing.fields.dial_code : undefined))
    : undefined;

/** The server refused what was typed, and said in which field. */
export const isFieldProblem = (placing: Placing): boolean =>
  FIELDS.some((field) => saidAbout(placing, field));

/** Who orders: kept in the cart as typed, so that a reload loses nothing; judged on leaving a field and on sending. */
export function useDetailsForm(): DetailsForm {
  const t = useT();
  const country = useBusiness(({ business }) => business?.country_code ?? '');
  const { typed, setDetails } = useCart((state) => ({ typed: state.details, setDetails: state.setDetails }));
  const { placing, dismiss } = useOrders((state) => ({ placing: state.placing, dismiss: state.dismiss }));
  const [judged, setJudged] = useState<readonly FieldName[]>([]);
  const refs = { name: useRef<HTMLInputElement>(null), phone: useRef<HTMLInputElement>(null) };

  const details = { ...typed, dialCode: typed.dialCode || dialCodeOf(country) };
  const problems = new Map<FieldName, DetailsProblem | null>(
    FIELDS.map((field) => [field, problemOf[field](details)]),
  );
  /** Field errors of the server's are words, or the name of a problem we have words for. */
  const saidOf = (field: FieldName) => {
    const said = saidAbout(placing, field);
    const problem = `phoneProblem.${said}`;
    return t.has(problem) ? t(problem) : said;
  };
  const errorOf = (field: FieldName) => {
    const problem = judged.includes(field) && problems.get(field);
    return problem ? t(problem) : saidOf(field);
  };
  const focus = (field: FieldName) => refs[field].current?.focus();

  return {
    details,
    refs,
    errorOf,
    wrong: FIELDS.filter(errorOf),
    focus,
    change(patch) {
      // What the server said was about the details as they were.
      if (placing.status === 'refused') dismiss();
      setDetails(patch);
    },
    leave(field) {
      if (!details[field].trim()) return;
      setJudged([...new Set([...judged, field])]);
      if (field === 'phone' && !problems.get('phone')) setDetails(tidied(details));
    },
    submit() {
      setJudged(FIELDS);
      const first = FIELDS.find((field) => problems.get(field));
      if (first) focus(first);
      else setDetails({ name: details.name.trim(), ...tidied(details) });
      return !first;
    },
  };
}
