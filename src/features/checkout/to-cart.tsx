import { useTranslation } from 'react-i18next';
import { useHere } from '../../components/layout/use-here.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';

/** Where what is wrong with the lines is mended. */
export function ToCart() {
  const { t } = useTranslation();
  const router = useRouter();
  const here = useHere();
  return (
    <Row>
      <Button variant="secondary" onClick={() => router.navigate(paths.cart(here))}>
        {t('checkout.reviewCart')}
      </Button>
    </Row>
  );
}
