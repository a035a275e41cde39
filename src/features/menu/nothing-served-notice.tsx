import { useTranslation } from 'react-i18next';
import { useBusiness } from '../../stores/stores-context.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { food } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

/** Shown when no item on the menu is served now. */
export function NothingServedNotice() {
  const { t } = useTranslation();
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
