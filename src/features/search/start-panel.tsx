import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useSearch } from '../../stores/search/search-store.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { clock, close } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { Chip, Chips } from './filter-chip.ts';
import type { SearchableItems } from './use-searchable-items.ts';

const RecentTermButton = styled('button', {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: '$1',
  '& > svg': { flex: 'none', color: '$mute' },
});

interface StartPanelProps {
  searchableItems: SearchableItems;
  focusSearchField: () => void;
}

/** Shown before the customer types: recent searches, and the categories and smart categories of the menu. */
export const StartPanel = memo(function StartPanel({ searchableItems, focusSearchField }: StartPanelProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const idPrefix = useId();
  const { recentTerms, setTerm, setFilters, forgetTerm, clearRecentTerms } = useSearch(
    ({ recentTerms, setTerm, setFilters, forgetTerm, clearRecentTerms }) => ({
      recentTerms,
      setTerm,
      setFilters,
      forgetTerm,
      clearRecentTerms,
    }),
  );
  const groups = [...searchableItems.smartCategories, ...searchableItems.categories];
  const runAndFocusField = (action: () => void) => {
    action();
    focusSearchField();
  };
  return (
    <Stack gap={6}>
      {recentTerms.length > 0 && (
        <section aria-labelledby={`${idPrefix}-recent`}>
          <Row spread>
            <Heading id={`${idPrefix}-recent`} size="s">
              {t('search.recent')}
            </Heading>
            <Button variant="quiet" onClick={() => runAndFocusField(clearRecentTerms)}>
              {t('search.forgetAll')}
            </Button>
          </Row>
          <ul>
            {recentTerms.map((term) => (
              <Row as="li" key={term}>
                <RecentTermButton type="button" onClick={() => runAndFocusField(() => setTerm(term))}>
                  <Icon path={clock} size={18} />
                  <bdi>{term}</bdi>
                </RecentTermButton>
                <IconButton
                  icon={close}
                  label={t('search.forget', { term })}
                  onClick={() => runAndFocusField(() => forgetTerm(term))}
                />
              </Row>
            ))}
          </ul>
        </section>
      )}
      {groups.length > 0 && (
        <section aria-labelledby={`${idPrefix}-groups`}>
          <Heading id={`${idPrefix}-groups`} size="s" css={{ paddingBlock: '$2' }}>
            {t('search.suggestions')}
          </Heading>
          <Chips>
            {groups.map(({ id, name }) => (
              <Chip key={id} type="button" onClick={() => runAndFocusField(() => setFilters({ group: id }))}>
                {localize(name)}
              </Chip>
            ))}
          </Chips>
        </section>
      )}
    </Stack>
  );
});
