import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

const FormElement = styled('form', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });

export interface AccountFormProps {
  /** Called on the submit button and on Enter in a field. */
  onSubmit: () => void;
  label?: string;
  children: ReactNode;
}

/** A form without browser validation, because the app shows its own error messages. */
export const AccountForm = ({ onSubmit, label, children }: AccountFormProps) => (
  <FormElement
    noValidate
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </FormElement>
);
