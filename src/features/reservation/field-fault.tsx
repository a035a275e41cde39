import { Icon } from '../../ui/icon.tsx';
import { alert } from '../../ui/icon-paths.ts';
import { Row } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

/** What is wrong with something to be chosen, below it. */
export const FieldFault = ({ text }: { text: string | undefined }) =>
  text ? (
    <Row gap="1" css={{ color: '$danger', paddingBlockStart: '$2' }}>
      <Icon of={alert} size={16} />
      <Text tone="danger">{text}</Text>
    </Row>
  ) : null;
