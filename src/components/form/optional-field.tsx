import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';

type OptionalFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'maxLength' | 'disabled' | 'value' | 'onChange'
>;

/** An optional text field that browsers don't fill in. */
export function OptionalField(props: OptionalFieldProps) {
  const { t } = useTranslation();
  return <TextField {...props} optionalLabel={t('ui.optional')} autoComplete="off" />;
}
