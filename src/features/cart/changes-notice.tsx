import { useTranslation } from 'react-i18next';
import { BranchChanges, UndoBranch } from '../../components/branches/branch-changes.tsx';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';

/** What the way to this branch did to the cart, until it was read (spec, section 4). */
export function ChangesNotice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
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
