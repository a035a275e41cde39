import { useTranslation } from 'react-i18next';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { useReferenceId } from '../reference-id.tsx';
import { TopOverlay } from './top-overlay.ts';

/** Long enough to read the notice and decide. */
const DURATION_MS = 15_000;

/**
 * Tells the customer which branch is shown instead of the requested branch, and why. Links to the list of branches if
 * there are several.
 */
export function OtherBranchNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const referenceId = useReferenceId();
  const { branch, reason, canChoose, dismiss } = useBusiness((state) => ({
    branch: state.branch,
    reason: state.otherBranchReason,
    canChoose: (state.business?.branches.filter(({ visible }) => visible).length ?? 0) > 1,
    dismiss: state.dismissOtherBranch,
  }));
  if (!branch || !reason) return null;
  const shownName = localize(branch.name);
  return (
    <TopOverlay>
      <Toast
        message={
          reason.kind === 'refused'
            ? t('notice.branchRefused', { branch: localize(reason.branch.name), shown: shownName })
            : t('notice.branchUnknown', { branch: shownName })
        }
        detail={reason.kind === 'refused' ? reason.message : null}
        actionLabel={t(canChoose ? 'branches.choose' : 'ui.close')}
        onAction={() => {
          onClose();
          dismiss();
          if (canChoose) void router.navigate(paths.branches({ referenceId }));
        }}
        onDismiss={dismiss}
        duration={DURATION_MS}
      />
    </TopOverlay>
  );
}
