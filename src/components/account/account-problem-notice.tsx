import { useAccount } from '../../stores/account/account-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Alert } from '../form/alert.tsx';
import { useAccountProblemText } from './use-account-problem-text.ts';

/** Shows why the last account action failed. Place it beside the button that started the action. */
export function AccountProblemNotice() {
  const problemText = useAccountProblemText(useAccount((state) => state.problem));
  return (
    <Alert role="alert">
      {problemText && (
        <Notice icon={alert} tone="danger">
          {problemText}
        </Notice>
      )}
    </Alert>
  );
}
