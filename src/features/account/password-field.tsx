import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';

type InputPropName = 'ref' | 'value' | 'onChange' | 'onBlur' | 'filter' | 'required' | 'error';

export interface PasswordFieldProps extends Pick<TextFieldProps, InputPropName> {
  /** Tells the browser whether to offer a saved password or to generate one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password input. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      type="password"
      label={t('login.password')}
      hint={props.autoComplete === 'new-password' ? t('login.passwordHint') : undefined}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
