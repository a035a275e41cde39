import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { QuietButtonRow } from './quiet-button-row.ts';

/** Longer texts are folded. This many characters fill more than five lines at any width of the sheet. */
const MAX_UNFOLDED_CHARS = 400;

const Clamped = styled('div', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
});

/** Text that is folded to five lines when it is long. */
export function FoldedText({ children, lang }: { children: string; lang?: string | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const content = (
    <Text size="l" tone="mute" lang={lang} dir={lang && 'auto'}>
      {children}
    </Text>
  );
  if (children.length <= MAX_UNFOLDED_CHARS) return content;
  return (
    <div>
      {isOpen ? content : <Clamped>{content}</Clamped>}
      <QuietButtonRow>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'item.showLess' : 'item.showMore')}
        </Button>
      </QuietButtonRow>
    </div>
  );
}
