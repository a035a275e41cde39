import { useTranslation } from 'react-i18next';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';

/**
 * Tells the customer that the rest of a long menu failed to load, with the server's message if it has one, and offers a
 * retry.
 */
export function IncompleteMenuNotice() {
  const { t } = useTranslation();
  const load = useBusiness((state) => state.load);
  const refusalMessage = useMenu((state) => state.refusalMessage);
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
      {refusalMessage && <span dir="auto"> {refusalMessage}</span>}
    </Notice>
  );
}
