/** Messages that read the same in another language: names, symbols and pure placeholders. By locale; `*` is any. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  '*': [
    'language.fonts',
    'reservations.preOrderTotal',
    'table.named',
    'menu.priceRange',
    'time.range',
    'item.plus',
    'item.holdsInAll',
    'cart.taxAdded',
    'cart.times',
    'why.times',
    'payment.6',
    'wallet.minus',
    'payment.asked',
    'currency.EUR',
    'currency.USD',
    'currency.GBP',
    'currency.JPY',
    'currency.TRY',
    'currency.INR',
  ],
};
