import { describe, expect, it } from 'vitest';
import { listCommitProblems, listSubjectProblems, MAX_SUBJECT_LENGTH } from './commit-rules.mjs';

describe('a commit subject', () => {
  it.each([
    'fix: keep the cart after a reload',
    'perf(search): stop recomputing card styles on every keystroke',
    'feat(api)!: name the currency in every price',
  ])('accepts the conventional subject “%s”', (subject) => {
    expect(listSubjectProblems(subject)).toEqual([]);
  });

  it.each([
    'Keep the cart after a reload',
    'fix keep the cart',
    'tweak: the cart',
    'fix(Cart): keep it',
    'fix: ',
  ])('refuses the commit subject “%s”, which lacks a known type or a description', (subject) => {
    expect(listSubjectProblems(subject)).not.toEqual([]);
  });

  it('refuses a commit subject that is longer than 72 characters', () => {
    const subject = (length: number) => 'fix: '.padEnd(length, 'x');
    expect(listSubjectProblems(subject(MAX_SUBJECT_LENGTH))).toEqual([]);
    expect(listSubjectProblems(subject(MAX_SUBJECT_LENGTH + 1))).toHaveLength(1);
  });

  it('refuses a commit subject that ends with a full stop', () => {
    expect(listSubjectProblems('fix: keep the cart.')).toHaveLength(1);
  });
});

describe('a commit of the history', () => {
  it('refuses a merge commit', () => {
    expect(listCommitProblems({ parents: ['a', 'b'], subject: 'fix: keep the cart' })).toEqual([
      'is a merge commit: rebase instead',
    ]);
  });

  it('accepts a commit with one parent and a conventional subject', () => {
    expect(listCommitProblems({ parents: ['a'], subject: 'fix: keep the cart' })).toEqual([]);
  });
});
