import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';

/** The street. */
export const StreetField = (props: TextFieldProps) => <TextField {...props} />;
