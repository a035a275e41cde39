import { Fragment, type ReactNode, useCallback, useId, useRef } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Badge, type BadgeTone } from '../feedback/badge.tsx';
import { Icon } from '../icons/icon.tsx';
import { alert, check } from '../icons/icon-paths-more.ts';
import { type ChoiceKind, type ChoiceOption, ChoiceRow } from './choice-row.tsx';

const Box = styled('fieldset', { '&:focus': { outline: 'none' }, scrollMarginBlock: '$4' });
const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '$1 $3',
  paddingBlock: '$1',
});
const Name = styled('span', { fontSize: '$16', fontWeight: 700 });
/** Uses a flex box, because inline text has another height on host pages in quirks mode. */
const Rule = styled('span', { display: 'flex', '& > *': { whiteSpace: 'normal' } });
/** Content that belongs to the option above it. */
const NestedContent = styled('div', {
  marginInlineStart: 10,
  marginBlockEnd: '$2',
  paddingInlineStart: '$4',
  borderInlineStart: '2px solid $line',
});
const ErrorText = styled('p', {
  display: 'flex',
  gap: '$1',
  alignItems: 'center',
  color: '$danger',
  fontWeight: 600,
});

export interface ChoiceGroupProps {
  /** Id of the fieldset, which receives the focus if a choice is missing. */
  id?: string;
  legend: string;
  /** "Choose 1", "Up to 3". */
  rule?: string;
  /**
   * `missing`: the error says that the customer has to choose. `done`: the selection satisfies the rule, which then has a
   * check mark. `open`: neither.
   */
  ruleState?: 'open' | 'done' | 'missing';
  error?: string | undefined;
  kind: ChoiceKind;
  options: readonly ChoiceOption[];
  /** Called with the option's new quantity. Radio buttons call it only with 1, for the selected option. */
  onChange: (id: string, quantity: number) => void;
  getDecreaseLabel?: (option: ChoiceOption) => string;
  getIncreaseLabel?: (option: ChoiceOption) => string;
  formatQuantity?: (value: number) => string;
  /** Shown between the legend and the options, for example a filter. */
  tools?: ReactNode;
  /** A button after the options that shows more of them. */
  moreButton?: ReactNode;
}

const TONES: Record<'open' | 'done' | 'missing', BadgeTone> = {
  open: 'brand',
  done: 'ok',
  missing: 'danger',
};

/** The options of one question: single choice, multiple choice or quantities. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const {
    id,
    legend,
    rule,
    ruleState = 'open',
    error,
    kind,
    options,
    tools,
    moreButton,
    formatQuantity,
  } = props;
  const { onChange, getDecreaseLabel, getIncreaseLabel } = props;
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  const changeQuantity = useCallback(
    (optionId: string, quantity: number) => latestOnChange.current(optionId, quantity),
    [],
  );
  const name = useId();
  return (
    <Box
      id={id}
      tabIndex={-1}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={`${name}-legend`}
      aria-describedby={error ? `${name}-error` : rule ? `${name}-rule` : undefined}
      aria-invalid={error && kind === 'radio' ? true : undefined}
    >
      <Head>
        <Name id={`${name}-legend`}>{legend}</Name>
        {rule && (
          <Rule id={`${name}-rule`}>
            <Badge tone={TONES[ruleState]} {...(ruleState === 'done' && { icon: check })}>
              {rule}
            </Badge>
          </Rule>
        )}
      </Head>
      {error && (
        <ErrorText id={`${name}-error`}>
          <Icon path={alert} size={16} />
          {error}
        </ErrorText>
      )}
      {tools}
      {options.map((option) => (
        <Fragment key={option.id}>
          <ChoiceRow
            kind={kind}
            name={name}
            option={option}
            onChange={changeQuantity}
            decreaseLabel={getDecreaseLabel?.(option)}
            increaseLabel={getIncreaseLabel?.(option)}
            formatQuantity={formatQuantity}
          />
          {option.nestedContent && <NestedContent data-below="">{option.nestedContent}</NestedContent>}
        </Fragment>
      ))}
      {moreButton}
    </Box>
  );
}
