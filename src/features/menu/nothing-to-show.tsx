import { useT } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { food } from '../../ui/icon-paths-more.ts';
import { StatePanel } from '../../ui/state-panel.tsx';

/** A menu of which nothing is served now. */
export function NothingToShow() {
  const t = useT();
  const load = useBusiness((state) => state.load);
  return (
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
