import { useTranslation } from 'react-i18next';
import { useLineProblemText } from '../../components/cart/line-problem-text.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { LineProblem } from '../../domain/pricing/pricing-types.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** List item with a line that cannot be ordered, and the reason. */
export const LineProblemItem = ({ name, reasonText }: { name: string; reasonText: string }) => (
  <li>
    <strong>{name}</strong> · {reasonText}
  </li>
);

const ProblemItem = ({ problem }: { problem: LineProblem }) => (
  <LineProblemItem {...useLineProblemText(problem)} />
);

/** Button to open the cart. */
export function ReviewCartButton() {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  return (
    <Row>
      <Button variant="secondary" onClick={() => router.navigate(paths.cart(pathParams))}>
        {t('checkout.reviewCart')}
      </Button>
    </Row>
  );
}

/** Lines that became unavailable after the customer left the cart. */
export function UnavailableLinesNotice({ problems }: { problems: readonly LineProblem[] }) {
  const { t } = useTranslation();
  return (
    <Notice icon={alert} tone="warn" announce>
      <Stack gap="2">
        <Text>{t('notice.cartProblems')}</Text>
        <Stack as="ul" gap="1">
          {problems.map((problem) => (
            <ProblemItem key={problem.line.key} problem={problem} />
          ))}
        </Stack>
        <ReviewCartButton />
      </Stack>
    </Notice>
  );
}
