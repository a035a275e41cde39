import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { crosshair } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { BranchesByDistance } from './use-branches-by-distance.ts';

/** A button that reads the customer's location and sorts the branches by distance from it. */
export function NearestButton({ branchList }: { branchList: BranchesByDistance }) {
  const { t } = useTranslation();
  const [wasPressed, setPressed] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const isMessageShown = wasPressed && !branchList.canSort;
  useEffect(() => {
    // The message replaces the button, so the focus moves to the message.
    if (isMessageShown) message.current?.focus();
  }, [isMessageShown]);
  const press = () => {
    setPressed(true);
    branchList.requestLocation();
  };
  return (
    <>
      {branchList.canSort && (
        <Button
          variant="secondary"
          busy={branchList.isBusy}
          startIcon={<Icon path={crosshair} size={18} />}
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
      {branchList.hasFailed && (
        <Notice icon={info} tone="warn" announce>
          {t('branches.notLocated')}
        </Notice>
      )}
    </>
  );
}
