import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noFilters } from '../../domain/search/filter-items.ts';
import { useSearch } from '../../stores/search/search-store.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { search } from '../../ui/icons/icon-paths.ts';
import { filters } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Chip, Chips } from './filter-chip.ts';
import type { Results } from './use-results.ts';

/** Looking for them takes longer than a key may: they come once the customer rests. */
const REST_MS = 150;

function useSuggestions({ suggest, withoutFilters }: Results): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    if (withoutFilters) return;
    const timer = setTimeout(() => setWords(suggest()), REST_MS);
    return () => clearTimeout(timer);
  }, [suggest, withoutFilters]);
  return words;
}

/** Nothing is left: because of the filters, or because nothing is called so. Each with a way on. */
export function NoResults({ results, onChosen }: { results: Results; onChosen: () => void }) {
  const { t } = useTranslation();
  const { term, setTerm, setFilters } = useSearch((state) => state);
  const said = term.trim();
  const suggestions = useSuggestions(results);
  if (results.withoutFilters > 0)
    return (
      <StatePanel
        icon={filters}
        title={t('search.nothingLeft')}
        text={t('search.nothingLeftHint')}
        action={
          <Button variant="secondary" onClick={() => setFilters(noFilters)}>
            {t('search.clearFilters')}
          </Button>
        }
      />
    );
  const choose = (word: string) => {
    setTerm(word);
    onChosen();
  };
  return (
    <StatePanel
      icon={search}
      title={t('menu.noResults', { term: said })}
      text={t('menu.noResultsHint')}
      action={
        <>
          <Button variant="secondary" onClick={() => choose('')}>
            {t('ui.clear')}
          </Button>
          {/* Last: what is there stays where it is. */}
          {suggestions.length > 0 && (
            <Chips
              role="group"
              aria-label={t('search.didYouMean')}
              css={{ width: '100%', justifyContent: 'center', alignItems: 'center' }}
            >
              <Text tone="mute">{t('search.didYouMean')}</Text>
              {suggestions.map((word) => (
                <Chip key={word} type="button" onClick={() => choose(word)}>
                  <bdi>{word}</bdi>
                </Chip>
              ))}
            </Chips>
          )}
        </>
      }
    />
  );
}
