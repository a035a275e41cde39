import { useTranslation } from 'react-i18next';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

/** Tells the customer that the rest of a long menu failed to load, and offers a retry. */
export function IncompleteMenuNotice() {
  const { t } = useTranslation();
  const load = useBusiness((state) => state.load);
  return (
    <Notice
      icon={offline}
      tone="warn"
      announce
      action={
        <Button variant="secondary" onClick={() => void load()}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('menu.incomplete')}
    </Notice>
  );
}
