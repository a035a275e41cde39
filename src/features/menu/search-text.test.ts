import { describe, expect, it } from 'vitest';
import { buildersFor } from '../../domain/build-for-tests.ts';
import { currencyOf } from '../../domain/money/money.ts';
import { matcherOf, plainText } from './search-text.ts';

const { item } = buildersFor(currencyOf('KWD'));

describe('plainText', () => {
  it('forgets case and accents', () => {
    expect(plainText('CRÈME Brûlée')).toBe('creme brulee');
    expect(plainText('Süßkartoffel')).toBe('susskartoffel');
  });
  it('takes alike what Arabic writes in several ways', () => {
    expect(plainText('قَهْوَة')).toBe(plainText('قهوه'));
    expect(plainText('أُرز')).toBe(plainText('ارز'));
    expect(plainText('حلوى')).toBe(plainText('حلوي'));
    expect(plainText('شـــاي')).toBe(plainText('شاي'));
    expect(plainText('۲ و ٢')).toBe('2 و 2');
  });
});

describe('matcherOf', () => {
  const latte = item('latte', 1, {
    name: { en: 'Saffron latte', ar: 'لاتيه الزعفران' },
    description: { en: 'Warm, with cardamom' },
  });
  const finds = (query: string) => matcherOf(query)?.(latte);

  it('finds words of the name and description in any order and language', () => {
    expect(finds('cardamom LATTE')).toBe(true);
    expect(finds('زعفران')).toBe(true);
    expect(finds('lat')).toBe(true);
    expect(finds('iced latte')).toBe(false);
  });
  it('is nothing for a query without words', () => {
    expect(matcherOf('  ')).toBeNull();
  });
});
