import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerValue, type AskedQuestion, answerProblem, isAnswered } from './check-answers.ts';

const isPhone = (text: string) => /^\+\d+ \d+$/.test(text);
const problem = (question: object, value?: AnswerValue) =>
  answerProblem({ id: 'q', required: false, ...question } as AskedQuestion, value, isPhone);

const slider = { type: 'slider', min: 0, max: 1, step: 0.1 };
const choices = { type: 'choices', multiple: false, options: [{ id: 'a' }, { id: 'b' }] };
const any: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.string(),
  fc.double(),
  fc.array(fc.constantFrom('a', 'b', 'c')),
);
const questions = [{ type: 'text' }, { type: 'smile' }, { type: 'rate' }, { type: 'phone' }, slider, choices];

describe('an answer of the feedback form', () => {
  it('may be left out unless it is required', () => {
    for (const question of questions)
      for (const nothing of [undefined, '', '  ', []]) {
        expect(problem(question, nothing)).toBeNull();
        expect(problem({ ...question, required: true }, nothing)).toBe('required');
      }
  });

  // @spec entities/question-types
  it('is of its question’s kind, whatever was sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questions), any, (question, value) => {
        if (problem(question, value) || !isAnswered(value)) return;
        if (question.type === 'text' || question.type === 'phone') expect(typeof value).toBe('string');
        else if (question.type === 'choices')
          expect(['a', 'b']).toEqual(expect.arrayContaining([...(value as string[])]));
        else expect(value).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('stands on a step of its slider, floats or not', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 }), (step) => problem(slider, step * 0.1) === null));
    expect(problem(slider, 0.15)).toBe('bad');
    expect(problem(slider, 1.1)).toBe('bad');
    expect(problem(slider, Number.NaN)).toBe('bad');
  });

  it('counts stars and smiles from one to five', () => {
    for (const type of ['smile', 'rate']) {
      expect([0, 1, 5, 6, 2.5].map((value) => problem({ type }, value))).toEqual([
        'bad',
        null,
        null,
        'bad',
        'bad',
      ]);
    }
  });

  it('chooses among its options, one or several', () => {
    expect(problem(choices, ['a'])).toBeNull();
    expect(problem(choices, ['a', 'b'])).toBe('bad');
    expect(problem({ ...choices, multiple: true }, ['a', 'b'])).toBeNull();
    expect(problem({ ...choices, multiple: true }, ['a', 'a'])).toBe('bad');
    expect(problem(choices, ['c'])).toBe('bad');
  });

  it('is a phone that can be called', () => {
    expect(problem({ type: 'phone' }, '+965 50012345')).toBeNull();
    expect(problem({ type: 'phone' }, 'call me')).toBe('phone');
  });

  it('is no longer than the server takes', () => {
    expect(problem({ type: 'text' }, '🙂'.repeat(2000))).toBeNull();
    expect(problem({ type: 'text' }, 'x'.repeat(2001))).toBe('too_long');
  });
});
