import { useT } from '../../i18n/i18n-context.tsx';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';

type Given = 'label' | 'hint' | 'maxLength' | 'disabled' | 'value' | 'onChange';

/** What may be left out, and what no browser has stored of anybody. */
export function OptionalField(props: Pick<TextFieldProps, Given>) {
  const t = useT();
  return <TextField {...props} optionalLabel={t('ui.optional')} autoComplete="off" />;
}
