import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';

type Given = 'ref' | 'value' | 'onChange' | 'onBlur' | 'accept' | 'required' | 'error';

export interface PasswordFieldProps extends Pick<TextFieldProps, Given> {
  /** Which of its passwords the browser may offer, or that it may make one. */
  autoComplete: 'current-password' | 'new-password';
}

/** What nobody may look at while it is typed. */
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
