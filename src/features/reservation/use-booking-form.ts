import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type QuestionsForm, useQuestions } from '../../components/feedback/use-questions.ts';
import { useRefusedFieldTexts } from '../../components/form/refused-fields-text.ts';
import type { PhoneValue } from '../../components/phone/phone-entry.tsx';
import { usePhoneRules } from '../../components/phone/use-phone-rules.ts';
import type { ReservationForm } from '../../domain/reservation/reservation.ts';
import type { ReservationDraft } from '../../stores/reservation/reservation-draft.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { type FormField, useForm } from '../../ui/inputs/use-form.ts';

/** What has to be chosen, and what has to be typed, in the order it stands on the page. */
type Choice = 'service' | 'time' | 'dishes';
const CHOICES: readonly string[] = ['service', 'time', 'dishes'] satisfies Choice[];
const isChoice = (field: string): field is Choice => CHOICES.includes(field);
type Typed = 'name' | 'phone';

/** What the server said of answers, by question: they are sent as `answers.<id>`. */
const answersIn = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, said]) => {
      const [, question] = /^answers\.(.+)$/.exec(name) ?? [];
      return question ? [[question, said]] : [];
    }),
  );

export interface BookingProblem {
  readonly field: string;
  readonly text: string;
  /** The question it is about. */
  readonly label?: string;
}

export interface BookingForm {
  readonly draft: ReservationDraft;
  readonly questions: QuestionsForm;
  /** Of something to be chosen: its place on the page. */
  readonly places: Readonly<Record<Choice, RefObject<HTMLDivElement | null>>>;
  field(name: Typed): FormField;
  problemOf(field: Choice | Typed): string | undefined;
  /** Everything known to be wrong, in the order it stands. */
  readonly problems: readonly BookingProblem[];
  focus(field: string): void;
  changePhone(value: PhoneValue): void;
  leavePhone(): void;
  /** The phone it goes out with; null when something is wrong: the first of it has the focus. */
  submit(): Promise<PhoneValue | null>;
}

/** What each section of the booking form gets. */
export interface BookingSectionProps {
  form: ReservationForm;
  booking: BookingForm;
  disabled: boolean;
}

/**
 * What the customer has to say for a reservation: kept as it is typed, judged on leaving a field and on sending. `lacksDishes`:
 * it comes with an order (type 2), and nothing is chosen yet.
 */
export function useBookingForm({ questions: asked }: ReservationForm, lacksDishes: boolean): BookingForm {
  const { t } = useTranslation();
  const { draft, reserving, change, answer } = useReservation((state) => state);
  const [isJudged, setJudged] = useState(false);
  const places = {
    service: useRef<HTMLDivElement>(null),
    time: useRef<HTMLDivElement>(null),
    dishes: useRef<HTMLDivElement>(null),
  };
  const refused = reserving.status === 'refused' ? reserving : null;
  const refusedTexts = useRefusedFieldTexts(refused);
  const who = { phone: draft.phone, dialCode: draft.dialCode };
  const phone = usePhoneRules(who);
  const form = useForm({
    rules: { name: { required: 'checkout.nameMissing', maxLength: 100 }, phone: phone.rules } as const,
    values: { name: draft.name, phone: draft.phone },
    onChange: (name, value) => change({ [name]: value }),
  });
  const questions = useQuestions({
    questions: asked,
    answers: draft.answers,
    refused: answersIn(refused?.fields ?? {}),
    onAnswer: answer,
  });
  const missing: Readonly<Record<Choice, boolean>> = {
    service: draft.kind === 'service' && !draft.serviceId,
    time: !draft.time,
    dishes: lacksDishes,
  };
  const problemOf = (field: Choice | Typed) => {
    if (isChoice(field)) return isJudged && missing[field] ? t(`reservation.missing.${field}`) : undefined;
    const problem = form.problemOf(field);
    return problem ? t(problem) : refusedTexts[field];
  };
  const focus = (field: string) => {
    if (isChoice(field)) {
      const place = places[field].current;
      // A day is there already: it is the time that is missing.
      const choice = place?.querySelector<HTMLElement>('[role=option][tabindex="0"]');
      (choice ?? place?.querySelector<HTMLElement>('input, button, a'))?.focus();
    } else if (field === 'name' || field === 'phone') form.focus(field);
    else questions.focus(field);
  };
  const fields = ['service', 'time', 'dishes', 'name', 'phone'] as const;
  /** What stands there by now, as it goes out. */
  const send = useRef((_isReady: boolean): PhoneValue | null => null);
  send.current = (isReady) => {
    setJudged(true);
    const isSound = form.submit();
    const wrong = questions.submit();
    const choice = fields.find((field) => isChoice(field) && missing[field]);
    if (choice) focus(choice);
    else if (!isReady && isSound) form.focus('phone');
    else if (isSound && wrong) questions.focus(wrong);
    if (choice || !isReady || !isSound || wrong) return null;
    const { phone: national, dialCode } = phone.normalise(who);
    change({ name: draft.name.trim(), phone: national, dialCode });
    return { phone: national, dialCode };
  };
  return {
    draft,
    questions,
    places,
    field: form.field,
    problemOf,
    problems: [
      ...fields.flatMap((field) => {
        const text = problemOf(field);
        return text ? [{ field, text }] : [];
      }),
      ...questions.problems,
    ],
    focus,
    changePhone: change,
    leavePhone() {
      form.field('phone').onBlur();
      change(phone.normalise(who));
    },
    async submit() {
      const [isReady] = await Promise.all([phone.loadPlans(), questions.loadRules()]);
      // Somebody may have gone on typing meanwhile.
      return send.current(isReady);
    },
  };
}
