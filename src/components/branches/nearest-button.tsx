import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { crosshair } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { NearBranches } from './use-near-branches.ts';

/** Brings the nearest branch first, as far as the browser says where the customer is. */
export function NearestButton({ near }: { near: NearBranches }) {
  const { t } = useTranslation();
  const [wasPressed, setPressed] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  const isTold = wasPressed && !near.canSort;
  useEffect(() => {
    // The button is gone: what came of it takes its place and its focus, and nothing below moves.
    if (isTold) told.current?.focus();
  }, [isTold]);
  const press = () => {
    setPressed(true);
    near.ask();
  };
  return (
    <>
      {near.canSort && (
        <Button
          variant="secondary"
          busy={near.isBusy}
          start={<Icon of={crosshair} size={18} />}
          onClick={press}
        >
          {t('branches.nearestFirst')}
        </Button>
      )}
      {isTold && (
        <Row css={{ minHeight: 44 }}>
          <Text ref={told} tabIndex={-1} tone="mute">
            {t('branches.sorted')}
          </Text>
        </Row>
      )}
      {near.hasFailed && (
        <Notice icon={info} tone="warn" announce>
          {t('branches.notLocated')}
        </Notice>
      )}
    </>
  );
}
