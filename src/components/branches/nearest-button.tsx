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

/** Sorts the branches by distance from the customer, after asking the browser for their location. */
export function NearestButton({ near }: { near: NearBranches }) {
  const { t } = useTranslation();
  const [wasPressed, setPressed] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const isMessageShown = wasPressed && !near.canSort;
  useEffect(() => {
    // The message replaces the button and takes its focus, so that nothing below moves.
    if (isMessageShown) message.current?.focus();
  }, [isMessageShown]);
  const press = () => {
    setPressed(true);
    near.requestLocation();
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
      {isMessageShown && (
        <Row css={{ minHeight: 44 }}>
          <Text ref={message} tabIndex={-1} tone="mute">
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
