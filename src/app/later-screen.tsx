import { useT } from '../i18n/context.tsx';
import { paths } from '../router/paths.ts';
import { useRoute, useRouter } from '../router/router-context.tsx';
import { Button } from '../ui/button.tsx';
import { clock } from '../ui/icon-paths.ts';
import { StatePanel } from '../ui/state-panel.tsx';

/** What stands on a path whose screen is not built yet: says so plainly and leads back (docs/screens.md lists them). */
export function LaterScreen() {
  const t = useT();
  const router = useRouter();
  const { params } = useRoute();
  const home = 'referenceId' in params ? paths.landing({ referenceId: params.referenceId }) : paths.root();
  return (
    <StatePanel
      level="h1"
      icon={clock}
      title={t('later.title')}
      text={t('later.text')}
      action={<Button onClick={() => router.back(home)}>{t('later.action')}</Button>}
    />
  );
}
