import { useTranslation } from 'react-i18next';
import { useSession } from '../../stores/stores-context.tsx';
import { TopToast } from './top-toast.tsx';

/** Tells a logged-in customer that the server refused a request with status 403, with the server's reason. */
export function ForbiddenNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { reason, dismiss } = useSession((state) => ({
    reason: state.forbiddenReason,
    dismiss: state.dismissForbidden,
  }));
  if (reason === null) return null;
  return (
    <TopToast message={`${t('notice.forbidden')} ${reason}`.trim()} onClose={onClose} onDismiss={dismiss} />
  );
}
