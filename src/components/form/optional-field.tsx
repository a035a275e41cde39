import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';

type OptionalFieldProps = 'label' | 'hint' | 'maxLength' | 'disabled' | 'value' | 'onChange';

/** What may be left out, and what no browser has stored of anybody. */
export function OptionalField(props: Pick<TextFieldProps, OptionalFieldProps>) {
  const { t } = useTranslation();
  return <TextField {...props} optionalLabel={t('ui.optional')} autoComplete="off" />;
}
