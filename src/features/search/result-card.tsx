import { createContext, memo, type RefObject, useContext, useEffect, useRef } from 'react';
import type { MenuItemCardProps } from '../../components/menu/menu-item-card.tsx';
import { useItemCard } from '../../components/menu/use-item-card.tsx';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { createExcerpt, findMarks, type Mark } from '../../domain/search/highlight.ts';
import { forcedColors } from '../../theme/container.ts';
import { css } from '../../theme/stitches.ts';
import { ItemCard } from '../../ui/cards/item-card.tsx';
import { findMatchedText, type MatchedText } from './matched-text.ts';
import type { Results } from './use-results.ts';

/** Values shared by all result cards. They stay the same while the query changes. */
export interface ResultContextValue {
  readonly getCategoryName: (item: MenuItem) => string;
  /** Called when the customer opens or adds the item. */
  readonly onOpenOrAdd: (id: string) => void;
  /** Id of the item whose card takes the focus when the customer returns to the search. Null afterwards. */
  readonly returnFocusId: RefObject<string | null>;
}

const ResultContext = createContext<ResultContextValue | null>(null);
export const ResultProvider = ResultContext;

function useResultContext(): ResultContextValue {
  const value = useContext(ResultContext);
  if (!value) throw new Error('A ResultProvider is missing');
  return value;
}

/**
 * The query and the indexed words that matched despite typing errors. In a separate context, so that a keystroke
 * re-renders only the texts of the cards.
 */
export type MatchedQuery = Pick<Results, 'query' | 'getTypoTerms'>;

const QueryContext = createContext<MatchedQuery | null>(null);
export const QueryProvider = QueryContext;

function useQuery(): MatchedQuery {
  const value = useContext(QueryContext);
  if (!value) throw new Error('A QueryProvider is missing');
  return value;
}

const focusTargetStyle = css({ display: 'contents' });
const categoryNameStyle = css({ fontWeight: 600 });
const matchStyle = css({
  color: '$brandText',
  background: '$tint',
  borderRadius: 3,
  [forcedColors]: { background: 'Mark', color: 'MarkText' },
});
const FOCUS_TARGET_CLASS = `${focusTargetStyle()}`;
const CATEGORY_NAME_CLASS = `${categoryNameStyle()}`;
const MATCH_CLASS = `${matchStyle()}`;

/** A text with its matches marked. */
function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (!marks.length) return text;
  return (
    <>
      {marks.flatMap(({ start, end }, index) => [
        text.slice(marks[index - 1]?.end ?? 0, start),
        <mark key={start} className={MATCH_CLASS}>
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
  const { onOpenOrAdd, returnFocusId } = useResultContext();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returnFocusId.current !== item.id) return;
    returnFocusId.current = null;
    ref.current?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [item.id, returnFocusId]);
  return (
    <div className={FOCUS_TARGET_CLASS} ref={ref} onClickCapture={() => onOpenOrAdd(item.id)}>
      <ItemCard
        {...card}
        name={<Name item={item} name={card.name} />}
        description={<Description item={item} name={card.name} description={card.description} />}
        layout="list"
        picture={item.image}
        priority={eager}
      />
    </div>
  );
});

/** The name in the language of the interface. */
function Name({ item, name }: { item: MenuItem; name: string }) {
  const { query, getTypoTerms } = useQuery();
  return <MarkedText text={name} marks={findMarks(name, query, getTypoTerms(item.id))} />;
}

/** The category, the description, and the name in another language if only that name matches. */
function Description({ item, name, description }: { item: MenuItem; name: string; description: string }) {
  const { query, getTypoTerms } = useQuery();
  const { getCategoryName } = useResultContext();
  const typoTerms = getTypoTerms(item.id);
  const nameMatch = findMatchedText(item.name, name, query, typoTerms);
  const descriptionMatch = findMatchedText(item.description, description, query, typoTerms);
  const category = getCategoryName(item);
  const parts = [
    category && (
      <span key="category" className={CATEGORY_NAME_CLASS}>
        <MarkedText text={category} marks={findMarks(category, query)} />
      </span>
    ),
    nameMatch.lang && <MatchedExcerpt key="name" matchedText={nameMatch} />,
    (descriptionMatch.marks.length > 0 || !nameMatch.lang) && descriptionMatch.text && (
      <MatchedExcerpt key="about" matchedText={descriptionMatch} />
    ),
  ].filter(Boolean);
  return <>{parts.flatMap((part, index) => (index ? [' · ', part] : [part]))}</>;
}

/** A text in its own language and direction, cut so that the first match is visible. */
function MatchedExcerpt({ matchedText: { text, marks, lang } }: { matchedText: MatchedText }) {
  const excerpt = createExcerpt(text, marks);
  const markedText = <MarkedText text={excerpt.text} marks={excerpt.marks} />;
  return lang ? <bdi lang={lang}>{markedText}</bdi> : markedText;
}
