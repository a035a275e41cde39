import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QuestionsForm, useQuestions } from '../../components/feedback/use-questions.ts';
import { useRefusedFieldTexts } from '../../components/form/use-refused-field-texts.ts';
import type { PhoneValue } from '../../components/phone/phone-entry.tsx';
import { usePhoneRules } from '../../components/phone/use-phone-rules.ts';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import type { ReservationDraft } from '../../stores/reservation/reservation-draft.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { type FormField, useForm } from '../../ui/inputs/use-form.ts';

/** Fields that the customer chooses, in page order. */
type ChoiceField = 'service' | 'time' | 'dishes';
const CHOICE_FIELDS: readonly string[] = ['service', 'time', 'dishes'] satisfies ChoiceField[];
const isChoiceField = (field: string): field is ChoiceField => CHOICE_FIELDS.includes(field);
/** Fields that the customer types. */
type TypedField = 'name' | 'phone';

/** Returns the server's reasons for refusing answers, by question id. The response names such a field `answers.<id>`. */
const getRefusalReasons = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, problem]) => {
      const [, questionId] = /^answers\.(.+)$/.exec(name) ?? [];
      return questionId ? [[questionId, problem]] : [];
    }),
  );

export interface BookingProblem {
  readonly field: string;
  readonly text: string;
  /** Label of the question, if the problem is with an answer. */
  readonly label?: string;
}

export interface BookingForm {
  readonly draft: ReservationDraft;
  readonly questions: QuestionsForm;
  /** The elements that receive the focus when a choice is missing. */
  readonly choiceRefs: Readonly<Record<ChoiceField, RefObject<HTMLDivElement | null>>>;
  getField(name: TypedField): FormField;
  getProblem(field: ChoiceField | TypedField): string | undefined;
  /** All visible problems, in page order. */
  readonly problems: readonly BookingProblem[];
  focus(field: string): void;
  changePhone(value: PhoneValue): void;
  normalisePhone(): void;
  /** Validates everything. Resolves to the phone number to send, or to null after focusing the first problem. */
  submit(): Promise<PhoneValue | null>;
}

export interface BookingSectionProps {
  form: ReservationForm;
  booking: BookingForm;
  disabled: boolean;
}

/**
 * The state of the booking form. Saves the draft on every keystroke, and validates fields on blur and submit.
 * `areDishesMissing` is true when the reservation needs a pre-order but the cart is empty.
 */
export function useBookingForm(reservationForm: ReservationForm, areDishesMissing: boolean): BookingForm {
  const { t } = useTranslation();
  const { draft, submission, change, answer } = useReservation((state) => state);
  const [isValidated, setValidated] = useState(false);
  const choiceRefs = {
    service: useRef<HTMLDivElement>(null),
    time: useRef<HTMLDivElement>(null),
    dishes: useRef<HTMLDivElement>(null),
  };
  const refusal = submission.status === 'refused' ? submission : null;
  const refusedTexts = useRefusedFieldTexts(refusal);
  const phoneValue = { phone: draft.phone, dialCode: draft.dialCode };
  const phoneRules = usePhoneRules(phoneValue, { isCustomer: true });
  const form = useForm({
    rules: { name: { required: 'checkout.nameMissing', maxLength: 100 }, phone: phoneRules.rules } as const,
    values: { name: draft.name, phone: draft.phone },
    onChange: (name, value) => change({ [name]: value }),
  });
  const questions = useQuestions({
    questions: reservationForm.questions,
    answers: draft.answers,
    refusalReasons: getRefusalReasons(refusal?.fields ?? {}),
    onAnswer: answer,
  });
  const missingByChoice: Readonly<Record<ChoiceField, boolean>> = {
    service: draft.kind === 'service' && !draft.serviceId,
    time: !draft.time,
    dishes: areDishesMissing,
  };
  const getProblem = (field: ChoiceField | TypedField) => {
    if (isChoiceField(field))
      return isValidated && missingByChoice[field] ? t(`reservation.missing.${field}`) : undefined;
    const problem = form.getProblem(field);
    return problem ? t(problem, phoneRules.messageValues) : refusedTexts[field];
  };
  const focus = (field: string) => {
    if (isChoiceField(field)) {
      const choiceElement = choiceRefs[field].current;
      // A day is always selected, so skip the day strip and focus the first time.
      const option = choiceElement?.querySelector<HTMLElement>('[role=option][tabindex="0"]');
      (option ?? choiceElement?.querySelector<HTMLElement>('input, button, a'))?.focus();
    } else if (field === 'name' || field === 'phone') form.focus(field);
    else questions.focus(field);
  };
  const fields = ['service', 'time', 'dishes', 'name', 'phone'] as const;
  // A ref, so that `submit` validates the latest input after the phone numbering plans have loaded.
  const validateAndSave = useRef((_arePlansLoaded: boolean): PhoneValue | null => null);
  validateAndSave.current = (arePlansLoaded) => {
    setValidated(true);
    const isValid = form.submit();
    const invalidQuestionId = questions.validate();
    const missingChoice = fields.find((field) => isChoiceField(field) && missingByChoice[field]);
    if (missingChoice) focus(missingChoice);
    else if (!arePlansLoaded && isValid) form.focus('phone');
    else if (isValid && invalidQuestionId) questions.focus(invalidQuestionId);
    if (missingChoice || !arePlansLoaded || !isValid || invalidQuestionId) return null;
    const { phone: national, dialCode } = phoneRules.normalise(phoneValue);
    change({ name: draft.name.trim(), phone: national, dialCode });
    return { phone: national, dialCode };
  };
  return {
    draft,
    questions,
    choiceRefs,
    getField: form.getFieldProps,
    getProblem,
    problems: [
      ...fields.flatMap((field) => {
        const text = getProblem(field);
        return text ? [{ field, text }] : [];
      }),
      ...questions.problems,
    ],
    focus,
    changePhone: change,
    normalisePhone() {
      form.getFieldProps('phone').onBlur();
      change(phoneRules.normalise(phoneValue));
    },
    async submit() {
      const [arePlansLoaded] = await Promise.all([
        phoneRules.loadNumberingPlans(),
        questions.loadNumberingPlans(),
      ]);
      return validateAndSave.current(arePlansLoaded);
    },
  };
}
