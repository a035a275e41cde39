const ZERO_OF: readonly number[] = [0x0660, 0x06f0];

/** Arabic and Persian digits and decimal marks as Latin ones. */
const latin = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZERO_OF.find((zero) => code >= zero && code < zero + 10) ?? code));
    })
    .replace(/[٫,]/g, '.');

/** Whether a size's own name says what it weighs, in the same unit or a thousandth of it: "250 g" of 0.25 kg. */
export function saysWeight(name: string, weight: number | null): boolean {
  if (!weight) return false;
  const numbers = latin(name).match(/\d+(\.\d+)?/g) ?? [];
  const near = (value: number) => numbers.some((text) => Math.abs(Number(text) - value) < value * 1e-6);
  return near(weight) || near(weight * 1000) || near(weight / 1000);
}
