import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerValue, findAnswerProblem, isAnswered, type QuestionRules } from './check-answers.ts';

const isPhone = (text: string) => /^\+\d+ \d+$/.test(text);
const findProblem = (question: object, value?: AnswerValue) =>
  findAnswerProblem({ id: 'q', required: false, ...question } as QuestionRules, value, isPhone);

const slider = { type: 'slider', min: 0, max: 1, step: 0.1 };
const choices = { type: 'choices', multiple: false, options: [{ id: 'a' }, { id: 'b' }] };
const anyAnswer: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.string(),
  fc.double(),
  fc.array(fc.constantFrom('a', 'b', 'c')),
);
const questions = [{ type: 'text' }, { type: 'smile' }, { type: 'rate' }, { type: 'phone' }, slider, choices];

describe('an answer in the feedback form', () => {
  it('accepts an empty answer in a form unless the question is required', () => {
    for (const question of questions)
      for (const emptyAnswer of [undefined, '', '  ', []]) {
        expect(findProblem(question, emptyAnswer)).toBeNull();
        expect(findProblem({ ...question, required: true }, emptyAnswer)).toBe('required');
      }
  });

  // @spec entities/question-types
  it('accepts an answer in a form only if the answer has the type of the question', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questions), anyAnswer, (question, value) => {
        if (findProblem(question, value) || !isAnswered(value)) return;
        if (question.type === 'text' || question.type === 'phone') expect(typeof value).toBe('string');
        else if (question.type === 'choices')
          expect(['a', 'b']).toEqual(expect.arrayContaining([...(value as string[])]));
        else expect(value).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('accepts only answers on a step of the slider, despite floating-point errors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (step) => findProblem(slider, step * 0.1) === null),
    );
    expect(findProblem(slider, 0.15)).toBe('bad');
    expect(findProblem(slider, 1.1)).toBe('bad');
    expect(findProblem(slider, Number.NaN)).toBe('bad');
  });

  it('accepts ratings and smileys from one to five as answers', () => {
    for (const type of ['smile', 'rate']) {
      expect([0, 1, 5, 6, 2.5].map((value) => findProblem({ type }, value))).toEqual([
        'bad',
        null,
        null,
        'bad',
        'bad',
      ]);
    }
  });

  it('accepts one known option as the answer, or several different options for multiple choice', () => {
    expect(findProblem(choices, ['a'])).toBeNull();
    expect(findProblem(choices, ['a', 'b'])).toBe('bad');
    expect(findProblem({ ...choices, multiple: true }, ['a', 'b'])).toBeNull();
    expect(findProblem({ ...choices, multiple: true }, ['a', 'a'])).toBe('bad');
    expect(findProblem(choices, ['c'])).toBe('bad');
  });

  it('accepts only valid phone numbers as answers to a phone question', () => {
    expect(findProblem({ type: 'phone' }, '+965 50012345')).toBeNull();
    expect(findProblem({ type: 'phone' }, 'call me')).toBe('phone');
  });

  it('rejects an answer that is too long for the server', () => {
    expect(findProblem({ type: 'text' }, '🙂'.repeat(2000))).toBeNull();
    expect(findProblem({ type: 'text' }, 'x'.repeat(2001))).toBe('too_long');
  });
});
