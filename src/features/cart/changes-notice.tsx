import { useT, useText } from '../../i18n/context.tsx';
import { useBusiness, useCart } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { info } from '../../ui/icon-paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text.tsx';
import { BranchChanges, UndoBranch } from '../shared/branch-changes.tsx';

/** What the way to this branch did to the cart, until it was read (spec, section 4). */
export function ChangesNotice({ onDone }: { onDone: () => void }) {
  const t = useT();
  const text = useText();
  const changes = useCart((state) => state.changes);
  const branch = useBusiness((state) => state.branch);
  if (!changes) return null;
  const dismiss = () => {
    onDone();
    changes.dismiss();
  };
  return (
    <Notice icon={info} tone="warn" announce>
      <Stack gap="2">
        <Heading as="h3" size="s">
          {branch ? t('branches.changedFor', { branch: text(branch.name) }) : t('branches.changed')}
        </Heading>
        <BranchChanges changes={changes} />
        <Row wrap>
          <UndoBranch changes={changes} onDone={onDone} />
          <Button variant="quiet" onClick={dismiss}>
            {t('ui.close')}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}
