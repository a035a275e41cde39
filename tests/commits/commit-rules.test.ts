import { describe, expect, it } from 'vitest';
import { commitProblems, MAX_SUBJECT_LENGTH, subjectProblems } from './commit-rules.mjs';

describe('a commit subject', () => {
  it.each([
    'fix: keep the cart after a reload',
    'perf(search): stop recomputing card styles on every keystroke',
    'feat(api)!: name the currency in every price',
  ])('is accepted as a conventional commit: %s', (subject) => {
    expect(subjectProblems(subject)).toEqual([]);
  });

  it.each([
    'Keep the cart after a reload',
    'fix keep the cart',
    'tweak: the cart',
    'fix(Cart): keep it',
    'fix: ',
  ])('is refused without a known type and a subject: %s', (subject) => {
    expect(subjectProblems(subject)).not.toEqual([]);
  });

  it('is refused when it is longer than one line of a log', () => {
    const subject = (length: number) => 'fix: '.padEnd(length, 'x');
    expect(subjectProblems(subject(MAX_SUBJECT_LENGTH))).toEqual([]);
    expect(subjectProblems(subject(MAX_SUBJECT_LENGTH + 1))).toHaveLength(1);
  });

  it('is refused with a full stop at its end', () => {
    expect(subjectProblems('fix: keep the cart.')).toHaveLength(1);
  });
});

describe('a commit of the history', () => {
  it('is refused when it merges two branches', () => {
    expect(commitProblems({ parents: ['a', 'b'], subject: 'fix: keep the cart' })).toEqual([
      'is a merge commit: rebase instead',
    ]);
  });

  it('is accepted with one parent and a conventional subject', () => {
    expect(commitProblems({ parents: ['a'], subject: 'fix: keep the cart' })).toEqual([]);
  });
});
