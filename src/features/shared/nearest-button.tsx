import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { info } from '../../ui/icon-paths.ts';
import { crosshair } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import type { NearBranches } from './use-near-branches.ts';

/** Brings the nearest branch first, as far as the browser says where the customer is. */
export function NearestButton({ near }: { near: NearBranches }) {
  const t = useT();
  return (
    <>
      {near.canSort && (
        <Button
          variant="secondary"
          busy={near.isBusy}
          start={<Icon of={crosshair} size={18} />}
          onClick={near.ask}
        >
          {t('branches.nearestFirst')}
        </Button>
      )}
      {near.hasFailed && (
        <Notice icon={info} tone="warn" announce>
          {t('branches.notLocated')}
        </Notice>
      )}
    </>
  );
}
