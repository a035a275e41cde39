import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { InLine } from './in-line.ts';

/** In characters: more than five lines of any width a sheet has. */
const LONG = 400;

const Clamped = styled('div', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
});

/** Text that never pushes what comes after it out of sight: a long one is folded to a few lines. */
export function FoldedText({ children, lang }: { children: string; lang?: string | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const words = (
    <Text size="l" tone="mute" lang={lang} dir={lang && 'auto'}>
      {children}
    </Text>
  );
  if (children.length <= LONG) return words;
  return (
    <div>
      {isOpen ? words : <Clamped>{words}</Clamped>}
      <InLine>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'item.showLess' : 'item.showMore')}
        </Button>
      </InLine>
    </div>
  );
}
