import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { arrowBack } from '../icons/icon-paths-more.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { Heading, Text, TITLE_ID } from '../layout/text.tsx';

const Bar = styled('header', {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: 64,
  paddingBlock: '$3 0',
  paddingInline: '$2 $4',
});
const TextColumn = styled('div', {
  flex: 1,
  minWidth: 0,
  variants: { alone: { true: { paddingInlineStart: '$2' } } },
});

export interface ScreenBarProps {
  title: string;
  subtitle?: ReactNode;
  onBack?: (() => void) | undefined;
  backLabel?: string | undefined;
  end?: ReactNode;
}

/** A screen's title (its level 1 heading) with a back button. */
export function ScreenBar({ title, subtitle, onBack, backLabel, end }: ScreenBarProps) {
  return (
    <Bar>
      {onBack && <IconButton label={backLabel ?? title} icon={arrowBack} onClick={onBack} />}
      <TextColumn alone={!onBack}>
        <Heading as="h1" id={TITLE_ID} size="l">
          {title}
        </Heading>
        {subtitle && <Text tone="mute">{subtitle}</Text>}
      </TextColumn>
      {end}
    </Bar>
  );
}
