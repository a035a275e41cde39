import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

describe('toPlainText', () => {
  it('removes case and accents from a text for the search', () => {
    expect(toPlainText('CRÈME Brûlée')).toBe('creme brulee');
    expect(toPlainText('Süßkartoffel')).toBe('susskartoffel');
    expect(toPlainText('Çiğ köfte, İSKENDER, ılık')).toBe('cig kofte, iskender, ilik');
    expect(toPlainText('Phở bò đặc biệt')).toBe('pho bo dac biet');
    expect(toPlainText('ΜΟΥΣΑΚΆΣ')).toBe(toPlainText('μουσακας'));
  });

  it('unifies Arabic, Persian and Urdu spelling variants for the search', () => {
    expect(toPlainText('قَهْوَة')).toBe(toPlainText('قهوه'));
    expect(toPlainText('أُرز')).toBe(toPlainText('ارز'));
    expect(toPlainText('ٱلرز آسيوي إيطالي')).toBe(toPlainText('الرز اسيوي ايطالي'));
    expect(toPlainText('حلوى')).toBe(toPlainText('حلوي'));
    expect(toPlainText('شـــاي')).toBe(toPlainText('شاي'));
    expect(toPlainText('کباب')).toBe(toPlainText('كباب'));
    expect(toPlainText('چائے')).toBe(toPlainText('چاىي'));
  });

  it('converts the digits of every script for the search', () => {
    expect(toPlainText('۲ و ٢')).toBe('2 و 2');
    expect(toPlainText('٠١٢٣٤٥٦٧٨٩ ०१२३४५६७८९ ๐๑๒๓๔๕๖๗๘๙ ９')).toBe('0123456789 0123456789 0123456789 9');
  });

  it('unifies kana and keeps the vowels of Hindi and Thai for the search', () => {
    expect(toPlainText('ラーメン')).toBe(toPlainText('らーめん'));
    expect(toPlainText('ｶﾞ')).toBe(toPlainText('か'));
    expect(toPlainText('दाल')).not.toBe(toPlainText('दिल'));
    expect(toPlainText('ข้าว')).not.toBe(toPlainText('ขาว'));
  });

  it('leaves a text unchanged that was already prepared for the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toPlainText(toPlainText(text))).toBe(toPlainText(text));
      }),
    );
  });
});
