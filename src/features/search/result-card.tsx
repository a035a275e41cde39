import { memo, useEffect, useRef } from 'react';
import type { MenuItemCardProps } from '../../components/menu/menu-item-card.tsx';
import { useCard } from '../../components/menu/use-card.tsx';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { excerptOf, marksOf } from '../../domain/search/highlight.ts';
import { css } from '../../theme/stitches.ts';
import { ItemCard } from '../../ui/cards/item-card.tsx';
import { type FoundText, foundText } from './found-text.ts';
import { MarkedText } from './marked-text.tsx';
import { useQuery, useResultContext } from './result-context.ts';

const whole = css({ display: 'contents' });
const group = css({ fontWeight: 600 });
/** Worked out before the first key, not with it. */
const WHOLE = `${whole()}`;
const GROUP = `${group()}`;

/** An item that was found: where it belongs, and what of its words was looked for. */
export const ResultCard = memo(function ResultCard({ item, eager }: MenuItemCardProps) {
  const card = useCard(item);
  const { onUse, returnTo } = useResultContext();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returnTo.current !== item.id) return;
    returnTo.current = null;
    ref.current?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [item.id, returnTo]);
  return (
    <div className={WHOLE} ref={ref} onClickCapture={() => onUse(item.id)}>
      <ItemCard
        {...card}
        name={<Name item={item} shown={card.name} />}
        description={<About item={item} name={card.name} description={card.description} />}
        layout="list"
        picture={item.image}
        priority={eager}
      />
    </div>
  );
});

/** Stays in the language of the interface. */
function Name({ item, shown }: { item: MenuItem; shown: string }) {
  const { query, termsOf } = useQuery();
  return <MarkedText text={shown} marks={marksOf(shown, query, termsOf(item.id))} />;
}

/** The category, what was found of the name in another language, and what is said of the item. */
function About({ item, name, description }: { item: MenuItem; name: string; description: string }) {
  const { query, termsOf } = useQuery();
  const { categoryOf } = useResultContext();
  const terms = termsOf(item.id);
  const named = foundText(item.name, name, query, terms);
  const about = foundText(item.description, description, query, terms);
  const category = categoryOf(item);
  const parts = [
    category && (
      <span key="category" className={GROUP}>
        <MarkedText text={category} marks={marksOf(category, query)} />
      </span>
    ),
    named.lang && <Foreign key="name" found={named} />,
    (about.marks.length > 0 || !named.lang) && about.text && <Foreign key="about" found={about} />,
  ].filter(Boolean);
  return <>{parts.flatMap((part, at) => (at ? [' · ', part] : [part]))}</>;
}

/** In its own language and direction, cut so that the find comes into view. */
function Foreign({ found: { text, marks, lang } }: { found: FoundText }) {
  const excerpt = excerptOf(text, marks);
  const words = <MarkedText text={excerpt.text} marks={excerpt.marks} />;
  return lang ? <bdi lang={lang}>{words}</bdi> : words;
}
