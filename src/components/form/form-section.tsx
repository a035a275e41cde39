import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/cards/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';

/** A titled section of a form. Screen readers can jump between sections. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Heading as="h2" size="s" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
