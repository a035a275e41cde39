import { expect, it } from 'vitest';
import { callsItself } from './calls-itself.ts';

it('a word stands for itself; a number, a letter or both want to be called a table', () => {
  expect(['Terrace 2', 'Window', 'الشرفة ٢', 'VIP'].map(callsItself)).toEqual([true, true, true, true]);
  expect(['7', '٧', 'B4', 'A-12', '3 b', ''].map(callsItself)).toEqual(Array(6).fill(false));
});
