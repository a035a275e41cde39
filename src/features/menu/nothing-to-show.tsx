import { useT } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { food, search } from '../../ui/icon-paths.ts';
import { StatePanel } from '../../ui/state-panel.tsx';

export interface NothingToShowProps {
  /** What was searched for; null when nothing was. */
  readonly term: string | null;
  readonly onClear: () => void;
}

/** A menu without a dish to show: nothing found, or nothing served now. */
export function NothingToShow({ term, onClear }: NothingToShowProps) {
  const t = useT();
  const load = useBusiness((state) => state.load);
  return term !== null ? (
    <StatePanel
      icon={search}
      title={t('menu.noResults', { term })}
      text={t('menu.noResultsHint')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('ui.clear')}
        </Button>
      }
    />
  ) : (
    <StatePanel
      icon={food}
      title={t('menu.empty')}
      text={t('menu.emptyHint')}
      action={
        <Button variant="secondary" onClick={() => void load()}>
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
