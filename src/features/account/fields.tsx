import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

const Form = styled('form', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });

export interface FieldsProps {
  /** The button was pressed, or Enter in a field. */
  onSubmit: () => void;
  label?: string;
  children: ReactNode;
}

/** Fields that go off together. What is wrong with them the app says itself. */
export const Fields = ({ onSubmit, label, children }: FieldsProps) => (
  <Form
    noValidate
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </Form>
);
