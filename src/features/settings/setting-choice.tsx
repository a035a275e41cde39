import type { ReactNode } from 'react';
import { Card } from '../../ui/cards/card.tsx';
import { SegmentedControl, type SegmentedControlProps } from '../../ui/inputs/segmented-control.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

interface SettingChoiceProps<V extends string> extends Omit<SegmentedControlProps<V>, 'label'> {
  readonly title: string;
  readonly text: string;
  /** Shown below the control. */
  readonly children?: ReactNode;
}

/** A card that explains a setting and lets the customer choose its value. */
export function SettingChoice<V extends string>({
  title,
  text,
  children,
  ...control
}: SettingChoiceProps<V>) {
  return (
    <Card>
      <Stack>
        <Heading as="h2" size="s">
          {title}
        </Heading>
        <Text size="s">{text}</Text>
        <SegmentedControl label={title} {...control} />
        {children}
      </Stack>
    </Card>
  );
}
