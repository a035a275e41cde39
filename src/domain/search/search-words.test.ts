import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';
import { isArabic, isUnspaced } from './search-words.ts';

/** All Unicode letters in their plain form. */
const letters = Array.from({ length: 0x3_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => toPlainText(String.fromCodePoint(code)))
  .filter((plainLetter) => /^\p{L}$/u.test(plainLetter));

const listDifferences = (isDetected: (word: string) => boolean, script: RegExp): string[] =>
  letters.filter((letter) => isDetected(letter) !== script.test(letter));

describe('script detection by code ranges', () => {
  it('recognises letters of scripts without spaces by code ranges exactly as Unicode defines them', () => {
    const script =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]/u;
    expect(listDifferences(isUnspaced, script)).toEqual([]);
  });

  it('recognises Arabic letters by code ranges exactly as Unicode defines them', () => {
    expect(listDifferences(isArabic, /\p{Script=Arabic}/u)).toEqual([]);
  });
});
