import { createContext, memo, type RefObject, useContext, useEffect, useRef } from 'react';
import type { MenuItemCardProps } from '../../components/menu/menu-item-card.tsx';
import { useItemCard } from '../../components/menu/use-item-card.tsx';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { excerptOf, type Mark, marksOf } from '../../domain/search/highlight.ts';
import { forced } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';
import { ItemCard } from '../../ui/cards/item-card.tsx';
import { type MatchedText, matchedText } from './matched-text.ts';
import type { Results } from './use-results.ts';

/** What every result card needs to know of the search screen. The same object for every query. */
export interface ResultContextValue {
  /** Returns the name of the item's category. */
  readonly categoryOf: (item: MenuItem) => string;
  /** Called when the customer opens or adds the item. */
  readonly onUse: (id: string) => void;
  /** Id of the item whose card gets the focus back, once. */
  readonly returnTo: RefObject<string | null>;
}

const ResultContext = createContext<ResultContextValue | null>(null);
export const ResultProvider = ResultContext;

function useResultContext(): ResultContextValue {
  const value = useContext(ResultContext);
  if (!value) throw new Error('A ResultProvider is missing');
  return value;
}

/** The query and the index words behind a result. Only the texts of a card depend on it, so only they render with every key. */
export type Query = Pick<Results, 'query' | 'termsOf'>;

const QueryContext = createContext<Query | null>(null);
export const QueryProvider = QueryContext;

function useQuery(): Query {
  const value = useContext(QueryContext);
  if (!value) throw new Error('A QueryProvider is missing');
  return value;
}

const focusTarget = css({ display: 'contents' });
const categoryName = css({ fontWeight: 600 });
const match = css({
  color: '$brandText',
  background: '$tint',
  borderRadius: 3,
  [forced]: { background: 'Mark', color: 'MarkText' },
});
const FOCUS_TARGET = `${focusTarget()}`;
const CATEGORY_NAME = `${categoryName()}`;
const MATCH = `${match()}`;

/** A text with its matches marked. */
function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (!marks.length) return text;
  return (
    <>
      {marks.flatMap(({ start, end }, at) => [
        text.slice(marks[at - 1]?.end ?? 0, start),
        <mark key={start} className={MATCH}>
          {text.slice(start, end)}
        </mark>,
      ])}
      {text.slice(marks.at(-1)?.end)}
    </>
  );
}

/** A search result: the item's card with its category and the matches marked. */
export const ResultCard = memo(function ResultCard({ item, eager }: MenuItemCardProps) {
  const card = useItemCard(item);
  const { onUse, returnTo } = useResultContext();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returnTo.current !== item.id) return;
    returnTo.current = null;
    ref.current?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [item.id, returnTo]);
  return (
    <div className={FOCUS_TARGET} ref={ref} onClickCapture={() => onUse(item.id)}>
      <ItemCard
        {...card}
        name={<Name item={item} shown={card.name} />}
        description={<Description item={item} name={card.name} description={card.description} />}
        layout="list"
        picture={item.image}
        priority={eager}
      />
    </div>
  );
});

/** The name, always in the language of the interface. */
function Name({ item, shown }: { item: MenuItem; shown: string }) {
  const { query, termsOf } = useQuery();
  return <MarkedText text={shown} marks={marksOf(shown, query, termsOf(item.id))} />;
}

/** The category, the name in another language if only that matches, and the description. */
function Description({ item, name, description }: { item: MenuItem; name: string; description: string }) {
  const { query, termsOf } = useQuery();
  const { categoryOf } = useResultContext();
  const terms = termsOf(item.id);
  const named = matchedText(item.name, name, query, terms);
  const about = matchedText(item.description, description, query, terms);
  const category = categoryOf(item);
  const parts = [
    category && (
      <span key="category" className={CATEGORY_NAME}>
        <MarkedText text={category} marks={marksOf(category, query)} />
      </span>
    ),
    named.lang && <MatchedExcerpt key="name" of={named} />,
    (about.marks.length > 0 || !named.lang) && about.text && <MatchedExcerpt key="about" of={about} />,
  ].filter(Boolean);
  return <>{parts.flatMap((part, at) => (at ? [' · ', part] : [part]))}</>;
}

/** A text in its own language and direction, cut so that the first match is visible. */
function MatchedExcerpt({ of: { text, marks, lang } }: { of: MatchedText }) {
  const excerpt = excerptOf(text, marks);
  const words = <MarkedText text={excerpt.text} marks={excerpt.marks} />;
  return lang ? <bdi lang={lang}>{words}</bdi> : words;
}
