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
/** A box of its own kind: as a line of text it would be set otherwise on pages in quirks mode. */
const Rule = styled('span', { display: 'flex', '& > *': { whiteSpace: 'normal' } });
/** Hangs below the option that brought it. */
const Below = styled('div', {
  marginInlineStart: 10,
  marginBlockEnd: '$2',
  paddingInlineStart: '$4',
  borderInlineStart: '2px solid $line',
});
const Fault = styled('p', {
  display: 'flex',
  gap: '$1',
  alignItems: 'center',
  color: '$danger',
  fontWeight: 600,
});

export interface ChoiceGroupProps {
  /** On the fieldset, so that a missing choice can be scrolled to and focused. */
  id?: string;
  legend: string;
  /** Spelled out: "Choose 1", "Up to 3". */
  rule?: string;
  /** `done` adds a tick to the rule. */
  ruleState?: 'open' | 'done' | 'missing';
  error?: string | undefined;
  kind: ChoiceKind;
  options: readonly ChoiceOption[];
  /** The option's new quantity. Choosing another radio sends only the new one, with 1. */
  onChange: (id: string, quantity: number) => void;
  decreaseLabel?: (option: ChoiceOption) => string;
  increaseLabel?: (option: ChoiceOption) => string;
  format?: (value: number) => string;
  /** Between the legend and the options: a filter. */
  tools?: ReactNode;
  /** After the options: the way to those not shown. */
  more?: ReactNode;
}

const TONES: Record<'open' | 'done' | 'missing', BadgeTone> = {
  open: 'brand',
  done: 'ok',
  missing: 'danger',
};

/** Options of one question: one of them, several, or several of each. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, legend, rule, ruleState = 'open', error, kind, options, tools, more, format } = props;
  const { onChange, decreaseLabel, increaseLabel } = props;
  const latest = useRef(onChange);
  latest.current = onChange;
  const change = useCallback((option: string, quantity: number) => latest.current(option, quantity), []);
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
        <Fault id={`${name}-error`}>
          <Icon of={alert} size={16} />
          {error}
        </Fault>
      )}
      {tools}
      {options.map((option) => (
        <Fragment key={option.id}>
          <ChoiceRow
            kind={kind}
            name={name}
            option={option}
            onChange={change}
            decreaseLabel={decreaseLabel?.(option)}
            increaseLabel={increaseLabel?.(option)}
            format={format}
          />
          {option.below && <Below data-below="">{option.below}</Below>}
        </Fragment>
      ))}
      {more}
    </Box>
  );
}
