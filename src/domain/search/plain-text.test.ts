import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it('removes case and accents', () => {
    expect(plainText('CRÈME Brûlée')).toBe('creme brulee');
    expect(plainText('Süßkartoffel')).toBe('susskartoffel');
    expect(plainText('Çiğ köfte, İSKENDER, ılık')).toBe('cig kofte, iskender, ilik');
    expect(plainText('Phở bò đặc biệt')).toBe('pho bo dac biet');
    expect(plainText('ΜΟΥΣΑΚΆΣ')).toBe(plainText('μουσακας'));
  });

  it('unifies Arabic, Persian and Urdu spelling variants', () => {
    expect(plainText('قَهْوَة')).toBe(plainText('قهوه'));
    expect(plainText('أُرز')).toBe(plainText('ارز'));
    expect(plainText('ٱلرز آسيوي إيطالي')).toBe(plainText('الرز اسيوي ايطالي'));
    expect(plainText('حلوى')).toBe(plainText('حلوي'));
    expect(plainText('شـــاي')).toBe(plainText('شاي'));
    expect(plainText('کباب')).toBe(plainText('كباب'));
    expect(plainText('چائے')).toBe(plainText('چاىي'));
  });

  it('converts the digits of every script', () => {
    expect(plainText('۲ و ٢')).toBe('2 و 2');
    expect(plainText('٠١٢٣٤٥٦٧٨٩ ०१२३४५६७८९ ๐๑๒๓๔๕๖๗๘๙ ９')).toBe('0123456789 0123456789 0123456789 9');
  });

  it('unifies kana and keeps the vowels of Hindi and Thai', () => {
    expect(plainText('ラーメン')).toBe(plainText('らーめん'));
    expect(plainText('ｶﾞ')).toBe(plainText('か'));
    expect(plainText('दाल')).not.toBe(plainText('दिल'));
    expect(plainText('ข้าว')).not.toBe(plainText('ขาว'));
  });

  it('changes nothing more when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});
