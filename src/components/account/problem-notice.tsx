import { useAccount } from '../../stores/account/account-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Alert } from '../form/alert.tsx';
import { useProblemText } from './use-account-problem-text.ts';

/** Why the last thing about the account did not happen, beside the button that was pressed. */
export function ProblemNotice() {
  const problemText = useProblemText();
  const problem = useAccount((state) => state.problem);
  return (
    <Alert role="alert">
      {problem && (
        <Notice icon={alert} tone="danger">
          {problemText(problem)}
        </Notice>
      )}
    </Alert>
  );
}
