import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerValue, MAX_ANSWER_LENGTH } from '../../domain/feedback/check-answers.ts';
import type { Question } from '../../domain/feedback/question.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import type { FieldTexts } from '../../ui/inputs/field-frame.tsx';
import { ScaleField } from '../../ui/inputs/scale-field.tsx';
import { SliderField } from '../../ui/inputs/slider-field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { PhoneEntry, type PhoneValue } from '../phone/phone-entry.tsx';
import { useScaleNames } from './use-scale-names.ts';

interface QuestionFieldProps {
  question: Question;
  value: AnswerValue | undefined;
  error: string | undefined;
  onChange: (value: AnswerValue) => void;
}

/** A question of the business, with the field for its type (spec, section 3). */
export function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatNumber } = useFormat();
  const scaleNames = useScaleNames();
  const fieldTexts = {
    label: localize(question.label),
    optionalLabel: question.required ? undefined : t('ui.optional'),
    hint: question.hint ? localize(question.hint) : undefined,
    error,
  };
  const textValue = typeof value === 'string' ? value : '';
  const numberValue = typeof value === 'number' ? value : null;
  const textProps = { ...fieldTexts, value: textValue, required: question.required, onChange };
  switch (question.type) {
    case 'text':
      return question.long ? (
        <TextArea {...textProps} maxLength={MAX_ANSWER_LENGTH} rows={3} />
      ) : (
        <TextField {...textProps} maxLength={MAX_ANSWER_LENGTH} autoComplete="off" />
      );
    case 'phone':
      return <PhoneAnswer {...textProps} />;
    case 'slider': {
      const { min, max, step, minLabel, maxLabel } = question;
      return (
        <SliderField
          {...fieldTexts}
          {...{ min, max, step, onChange }}
          value={numberValue}
          format={formatNumber}
          emptyText="–"
          endLabels={minLabel && maxLabel ? [localize(minLabel), localize(maxLabel)] : undefined}
        />
      );
    }
    case 'choices':
      return <ChoicesAnswer question={question} value={value} error={error} onChange={onChange} />;
    default:
      return (
        <ScaleField
          {...fieldTexts}
          kind={question.type === 'rate' ? 'stars' : 'smiles'}
          names={scaleNames}
          value={numberValue ?? 0}
          onChange={onChange}
        />
      );
  }
}

type ChoicesAnswerProps = QuestionFieldProps & { question: Extract<Question, { type: 'choices' }> };

function ChoicesAnswer({ question, value, error, onChange }: ChoicesAnswerProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { multiple, options, required, label, hint } = question;
  const selectedIds = typeof value === 'object' ? value : [];
  const rule = t(multiple ? 'feedback.multiple' : 'feedback.single');
  return (
    <ChoiceGroup
      kind={multiple ? 'checkbox' : 'radio'}
      legend={required ? localize(label) : `${localize(label)} (${t('ui.optional')})`}
      rule={hint ? localize(hint) : rule}
      error={error}
      options={options.map((option) => ({
        id: option.id,
        label: localize(option.label),
        quantity: selectedIds.includes(option.id) ? 1 : 0,
      }))}
      onChange={(id, quantity) => {
        if (!multiple) onChange([id]);
        else onChange(quantity ? [...selectedIds, id] : selectedIds.filter((other) => other !== id));
      }}
    />
  );
}

interface PhoneAnswerProps extends FieldTexts {
  /**
   * Calling code, a space and the number, such as `+965 50012345`. If the business's country is meant, the calling code
   * may be missing, and the text begins with the space. '' when the field is empty.
   */
  value: string;
  onChange: (value: string) => void;
  required: boolean;
}

const parsePhoneText = (value: string): PhoneValue => {
  const [dialCode = '', ...national] = value.split(' ');
  return { dialCode, phone: national.join(' ') };
};

/** A phone number field whose value is a single string. */
function PhoneAnswer({ value, onChange, ...rest }: PhoneAnswerProps) {
  const [phoneValue, setPhoneValue] = useState<PhoneValue>(() => parsePhoneText(value));
  const change = (next: PhoneValue) => {
    setPhoneValue(next);
    const phone = next.phone.trim();
    onChange(phone && `${next.dialCode} ${phone}`);
  };
  return <PhoneEntry {...rest} value={phoneValue} onChange={change} />;
}
