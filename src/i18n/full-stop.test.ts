import { expect, it } from 'vitest';
import { dropFullStop } from './full-stop.ts';

it.each([
  ['Please choose your area.', 'Please choose your area'],
  ['Fee 1.500 KD', 'Fee 1.500 KD'],
  ['mañana, 10:30 a. m.', 'mañana, 10:30 a. m'],
  ['エリアをお選びください。', 'エリアをお選びください'],
  ['अपना इलाका चुनें।', 'अपना इलाका चुनें'],
  ['براہِ کرم اپنا علاقہ چنیں۔', 'براہِ کرم اپنا علاقہ چنیں'],
  ['Ընտրեք ձեր տարածքը։', 'Ընտրեք ձեր տարածքը'],
  ['សូមជ្រើសរើសតំបន់របស់អ្នក។', 'សូមជ្រើសរើសតំបន់របស់អ្នក'],
  ['', ''],
])('drops the full stop at the end of “%s”', (text, expected) => {
  expect(dropFullStop(text)).toBe(expected);
});
