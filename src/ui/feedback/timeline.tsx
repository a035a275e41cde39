import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { Icon } from '../icons/icon.tsx';
import { close } from '../icons/icon-paths.ts';
import { check } from '../icons/icon-paths-more.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const Step = styled('li', {
  display: 'flex',
  gap: '$3',
  position: 'relative',
  paddingBlockEnd: '$5',
  color: '$mute',
  '&::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 11,
    insetBlock: '24px 0',
    width: 2,
    background: '$line',
    [forcedColors]: { background: 'CanvasText' },
  },
  '&:last-child': { paddingBlockEnd: 0, '&::before': { display: 'none' } },
  variants: {
    state: {
      done: { color: '$ink', '&::before': { background: '$ok' } },
      current: { color: '$ink' },
      failed: { color: '$ink' },
      todo: {},
    },
  },
});
const Mark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '$round',
  [forcedColors]: { border: '1px solid' },
  variants: {
    state: {
      done: { background: '$ok', color: '$card' },
      current: {
        background: '$brand',
        [forcedColors]: { border: '8px solid Highlight' },
        boxShadow: '0 0 0 5px color-mix(in srgb, $colors$brand 22%, transparent)',
      },
      failed: { background: '$danger', color: '$card' },
      todo: { background: '$line' },
    },
  },
});
const Title = styled('div', { fontWeight: 700, lineHeight: scaleWithText(24) });

export type StepState = 'done' | 'current' | 'todo' | 'failed';

export interface TimelineStep {
  readonly id: string;
  readonly title: string;
  /** A time or a remark. */
  readonly detail?: string | undefined;
  readonly state: StepState;
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** Screen readers read it after a step's title ("done", "now", "to come"). */
  stateLabels: Readonly<Record<StepState, string>>;
}

export function Timeline({ label, steps, stateLabels }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <Step key={step.id} state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <Mark state={step.state} aria-hidden="true">
            {step.state === 'done' && <Icon path={check} size={14} />}
            {step.state === 'failed' && <Icon path={close} size={14} />}
          </Mark>
          <div>
            <Title>
              {step.title}
              <VisuallyHidden> – {stateLabels[step.state]}</VisuallyHidden>
            </Title>
            {step.detail && <bdi>{step.detail}</bdi>}
          </div>
        </Step>
      ))}
    </ol>
  );
}
