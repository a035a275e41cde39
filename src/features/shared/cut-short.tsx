import { useT } from '../../i18n/context.tsx';
import { useBusiness } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { offline } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';

/** Where a long menu ends before its end: says so, and tries again. */
export function CutShort() {
  const t = useT();
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
      {t('menu.cutShort')}
    </Notice>
  );
}
