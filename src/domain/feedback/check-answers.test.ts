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
  it('accepts a missing answer unless the question is required', () => {
    for (const question of questions)
      for (const nothing of [undefined, '', '  ', []]) {
        expect(problem(question, nothing)).toBeNull();
        expect(problem({ ...question, required: true }, nothing)).toBe('required');
      }
  });

  // @spec entities/question-types
  it('accepts only answers of the question’s type', () => {
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

  it('accepts only values on a step of the slider, despite float errors', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 }), (step) => problem(slider, step * 0.1) === null));
    expect(problem(slider, 0.15)).toBe('bad');
    expect(problem(slider, 1.1)).toBe('bad');
    expect(problem(slider, Number.NaN)).toBe('bad');
  });

  it('accepts ratings and smiles from one to five', () => {
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

  it('accepts one known option, or several in a multiple choice', () => {
    expect(problem(choices, ['a'])).toBeNull();
    expect(problem(choices, ['a', 'b'])).toBe('bad');
    expect(problem({ ...choices, multiple: true }, ['a', 'b'])).toBeNull();
    expect(problem({ ...choices, multiple: true }, ['a', 'a'])).toBe('bad');
    expect(problem(choices, ['c'])).toBe('bad');
  });

  it('accepts only valid phone numbers', () => {
    expect(problem({ type: 'phone' }, '+965 50012345')).toBeNull();
    expect(problem({ type: 'phone' }, 'call me')).toBe('phone');
  });

  it('refuses a text longer than the server accepts', () => {
    expect(problem({ type: 'text' }, '🙂'.repeat(2000))).toBeNull();
    expect(problem({ type: 'text' }, 'x'.repeat(2001))).toBe('too_long');
  });
});
