import { memo, useEffect, useRef } from 'react';
import { excerptOf, marksOf } from '../../domain/search/highlight.ts';
import { styled } from '../../theme/stitches.ts';
import { ItemCard } from '../../ui/item-card.tsx';
import type { MenuItemCardProps } from '../shared/menu-item-card.tsx';
import { useCard } from '../shared/use-card.tsx';
import { type FoundText, foundText } from './found-text.ts';
import { MarkedText } from './marked-text.tsx';
import { useResultContext } from './result-context.ts';

const Whole = styled('div', { display: 'contents' });
const Category = styled('span', { fontWeight: 600 });

/** An item that was found: where it belongs, and what of its words was looked for. */
export const ResultCard = memo(function ResultCard({ item, eager }: MenuItemCardProps) {
  const card = useCard(item);
  const { query, termsOf, categoryOf, onUse, returnTo } = useResultContext();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returnTo.current !== item.id) return;
    returnTo.current = null;
    ref.current?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [item.id, returnTo]);
  const terms = termsOf(item.id);
  const name = foundText(item.name, card.name, query, terms);
  const about = foundText(item.description, card.description, query, terms);
  const category = categoryOf(item);
  // The name stays in the language of the interface; what was found of it in another stands below.
  const parts = [
    category && (
      <Category key="category">
        <MarkedText text={category} marks={marksOf(category, query)} />
      </Category>
    ),
    name.lang && <Foreign key="name" found={name} />,
    (about.marks.length > 0 || !name.lang) && about.text && <Foreign key="about" found={about} />,
  ].filter(Boolean);
  return (
    <Whole ref={ref} onClickCapture={() => onUse(item.id)}>
      <ItemCard
        {...card}
        name={<MarkedText text={card.name} marks={name.lang ? [] : name.marks} />}
        description={parts.flatMap((part, at) => (at ? [' · ', part] : [part]))}
        layout="list"
        picture={item.image}
        priority={eager}
      />
    </Whole>
  );
});

/** In its own language and direction, cut so that the find comes into view. */
function Foreign({ found: { text, marks, lang } }: { found: FoundText }) {
  const excerpt = excerptOf(text, marks);
  const words = <MarkedText text={excerpt.text} marks={excerpt.marks} />;
  return lang ? <bdi lang={lang}>{words}</bdi> : words;
}
