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

/** Finding suggestions is too slow for every keystroke, so wait until the customer pauses. */
const SUGGEST_DELAY_MS = 150;

function useSuggestions({ getSuggestions, unfilteredCount }: Results): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    if (unfilteredCount) return;
    const timer = setTimeout(() => setSuggestions(getSuggestions()), SUGGEST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [getSuggestions, unfilteredCount]);
  return suggestions;
}

/**
 * Explains an empty result: the filters exclude everything, or nothing matches the term. Offers a button for each case.
 */
export function NoResults({ results, focusSearchField }: { results: Results; focusSearchField: () => void }) {
  const { t } = useTranslation();
  const { term, setTerm, setFilters } = useSearch((state) => state);
  const trimmedTerm = term.trim();
  const suggestions = useSuggestions(results);
  if (results.unfilteredCount > 0)
    return (
      <StatePanel
        icon={filters}
        title={t('search.nothingLeft')}
        text={t('search.removeFilters')}
        action={
          <Button variant="secondary" onClick={() => setFilters(noFilters)}>
            {t('search.clearFilters')}
          </Button>
        }
      />
    );
  const searchFor = (word: string) => {
    setTerm(word);
    focusSearchField();
  };
  return (
    <StatePanel
      icon={search}
      title={t('menu.noResults', { term: trimmedTerm })}
      text={t('menu.noResultsHint')}
      action={
        <>
          <Button variant="secondary" onClick={() => searchFor('')}>
            {t('ui.clear')}
          </Button>
          {/* Last, because suggestions appear late and must not move the button. */}
          {suggestions.length > 0 && (
            <Chips
              role="group"
              aria-label={t('search.didYouMean')}
              css={{ width: '100%', justifyContent: 'center', alignItems: 'center' }}
            >
              <Text tone="mute">{t('search.didYouMean')}</Text>
              {suggestions.map((word) => (
                <Chip key={word} type="button" onClick={() => searchFor(word)}>
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
