import type { LineProblem } from '../../domain/pricing/types.ts';
import { useT } from '../../i18n/context.tsx';
import { alert } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useProblemText } from '../shared/use-problem-text.ts';
import { LineFaults } from './line-faults.tsx';
import { ToCart } from './to-cart.tsx';

/** What can no longer be ordered since the cart was left, and the way back to mend it. */
export function LinesGone({ problems }: { problems: readonly LineProblem[] }) {
  const t = useT();
  const problemText = useProblemText();
  return (
    <Notice icon={alert} tone="warn" announce>
      <Stack gap="2">
        <Text>{t('notice.cartProblems')}</Text>
        <LineFaults
          faults={problems.map((problem) => ({ key: problem.line.key, ...problemText(problem) }))}
        />
        <ToCart />
      </Stack>
    </Notice>
  );
}
