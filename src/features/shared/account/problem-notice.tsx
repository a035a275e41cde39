import { useAccount } from '../../../stores/use-account.ts';
import { alert } from '../../../ui/icon-paths-more.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Alert } from '../form/alert.tsx';
import { useProblemText } from './use-problem-text.ts';

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
