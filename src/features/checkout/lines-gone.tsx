import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../components/cart/use-problem-text.ts';
import type { LineProblem } from '../../domain/pricing/pricing-types.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { LineFaults } from './line-faults.tsx';
import { ToCart } from './to-cart.tsx';

/** What can no longer be ordered since the cart was left, and the way back to mend it. */
export function LinesGone({ problems }: { problems: readonly LineProblem[] }) {
  const { t } = useTranslation();
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
