import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAnswerDeadline, extendAnswerDeadline } from './answer-deadline.ts';

const parseTime = (time: string): number => Date.parse(`2026-03-04T${time}:00Z`);
/** For a branch that never closes. */
const findOpenTimeAtAnyHour = (time: number): number => time;
/** For a branch that opens at 11:00. */
const findOpenTimeFrom11 = (time: number): number => Math.max(time, parseTime('11:00'));

describe('the time until which an order can stay unanswered', () => {
  it('starts the business’s time to answer when an immediate order is placed', () => {
    const input = {
      placedAt: parseTime('12:00'),
      prepareAt: null,
      findOpenTime: findOpenTimeAtAnyHour,
      minutes: 15,
    };
    expect(computeAnswerDeadline(input)).toBe(parseTime('12:15'));
  });

  it('starts the business’s time to answer a scheduled order when its preparation has to start', () => {
    const input = {
      placedAt: parseTime('12:00'),
      prepareAt: parseTime('14:40'),
      findOpenTime: findOpenTimeAtAnyHour,
      minutes: 15,
    };
    expect(computeAnswerDeadline(input)).toBe(parseTime('14:55'));
  });

  it('starts the business’s time to answer a scheduled order at once if its preparation is overdue', () => {
    const input = {
      placedAt: parseTime('12:00'),
      prepareAt: parseTime('11:58'),
      findOpenTime: findOpenTimeAtAnyHour,
      minutes: 15,
    };
    expect(computeAnswerDeadline(input)).toBe(parseTime('12:15'));
  });

  it('starts the time to answer an order when the branch opens, because nobody can answer earlier', () => {
    const input = {
      placedAt: parseTime('08:00'),
      prepareAt: parseTime('10:45'),
      findOpenTime: findOpenTimeFrom11,
      minutes: 20,
    };
    expect(computeAnswerDeadline(input)).toBe(parseTime('11:20'));
  });

  it('sets no deadline for the answer to an order at a branch that does not open again', () => {
    const input = { placedAt: parseTime('08:00'), prepareAt: null, findOpenTime: () => null, minutes: 20 };
    expect(computeAnswerDeadline(input)).toBeNull();
  });

  it('gives the business the full time to answer an order, however long the customer takes to pay', () => {
    const anyDuration = fc.integer({ min: 0, max: 3000 }).map((value) => value * 60_000);
    fc.assert(
      fc.property(
        anyDuration,
        fc.option(anyDuration),
        anyDuration,
        fc.integer({ min: 1, max: 120 }),
        (placedAt, prepareAt, paymentDuration, minutes) => {
          const paidAt = placedAt + paymentDuration;
          const deadline =
            computeAnswerDeadline({ placedAt, prepareAt, findOpenTime: findOpenTimeAtAnyHour, minutes }) ?? 0;
          const extendedDeadline = extendAnswerDeadline(deadline, { placedAt, prepareAt, paidAt });
          expect(extendedDeadline - Math.max(paidAt, prepareAt ?? 0, placedAt)).toBe(minutes * 60_000);
        },
      ),
    );
  });
});
