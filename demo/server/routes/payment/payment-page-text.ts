import type { WireTransaction } from '../../../../src/api/contract/payment-contract.ts';
import type { SandboxChoice } from '../../services/payment/sandbox.ts';

type Status = WireTransaction['status'];

/** Texts of the payment pages. */
export interface PaymentPageText {
  readonly sandbox: {
    readonly title: string;
    readonly note: string;
    readonly orderLabel: (number: string) => string;
    readonly choices: Readonly<Record<SandboxChoice, string>>;
    readonly alreadyEnded: string;
    readonly expired: string;
    readonly continueLabel: string;
  };
  /** Texts of the page to which the customer returns after paying, by the payment's status. */
  readonly done: Readonly<Record<Status, { readonly title: string; readonly text: string }>>;
  /** The text for a paid wallet package, which replaces the text for an order. */
  readonly packagePaid: string;
  readonly closeHint: string;
  readonly backLabel: (host: string) => string;
  /** Names of the payment types, by the codes in the spec, section 9. */
  readonly paymentTypes: Readonly<Record<number, string>>;
}

const en: PaymentPageText = {
  sandbox: {
    title: 'Test payment',
    note: 'No money is charged here. Choose the result of the payment.',
    orderLabel: (number) => `Order ${number}`,
    choices: {
      pay: 'Pay',
      decline: 'Decline',
      cancel: 'Cancel and go back',
      expire: 'Let the payment expire',
      slow: 'Pay, with delayed confirmation',
    },
    alreadyEnded: 'This payment is closed.',
    expired: 'The payment has expired.',
    continueLabel: 'Continue',
  },
  done: {
    pending: {
      title: 'Your payment is being confirmed',
      text: 'This usually takes a few seconds. You don’t need to pay again.',
    },
    paid: { title: 'Paid', text: 'Thank you. The shop has been notified.' },
    declined: {
      title: 'The payment was declined',
      text: 'Nothing was charged. You can try again or pay another way.',
    },
    cancelled: {
      title: 'The payment was cancelled',
      text: 'Nothing was charged. You can try again or pay another way.',
    },
    expired: { title: 'The payment expired', text: 'Nothing was charged. You can try again.' },
    refunding: {
      title: 'Your refund is on its way',
      text: 'The payment arrived too late or was not needed. You get a full refund.',
    },
    refunded: { title: 'Your payment was refunded', text: 'Your bank may take a few days to show it.' },
  },
  packagePaid: 'Thank you. The amount is in your wallet.',
  closeHint: 'You can close this window.',
  backLabel: (host) => `Back to ${host}`,
  paymentTypes: {
    1: 'Card',
    4: 'KNET',
    5: 'Benefit',
    6: 'Apple Pay',
    7: 'Mada',
    8: 'Card',
    9: 'Apple Pay KNET',
  },
};

const ar: PaymentPageText = {
  sandbox: {
    title: 'دفع تجريبي',
    note: 'لا تُحوَّل أي أموال هنا: اختر ما سيردّ به البنك.',
    orderLabel: (number) => `الطلب ${number}`,
    choices: {
      pay: 'ادفع',
      decline: 'ارفض الدفع',
      cancel: 'إلغاء والعودة',
      expire: 'دع المهلة تنتهي',
      slow: 'ادفع مع إبلاغ المتجر متأخرًا',
    },
    alreadyEnded: 'انتهت عملية الدفع هذه.',
    expired: 'انتهت مهلة الدفع.',
    continueLabel: 'متابعة',
  },
  done: {
    pending: {
      title: 'جارٍ تأكيد الدفع',
      text: 'يستغرق ذلك عادةً بضع ثوانٍ. لا حاجة إلى الدفع مرة أخرى.',
    },
    paid: { title: 'تم الدفع', text: 'شكرًا لك. تم إبلاغ المتجر.' },
    declined: {
      title: 'رُفضت عملية الدفع',
      text: 'لم يُخصم أي مبلغ. يمكنك المحاولة مجددًا أو الدفع بطريقة أخرى.',
    },
    cancelled: { title: 'أُلغيت عملية الدفع', text: 'لم يُخصم أي مبلغ. يمكنك الدفع مجددًا أو بطريقة أخرى.' },
    expired: { title: 'انتهت مهلة الدفع', text: 'لم يُخصم أي مبلغ. يمكنك المحاولة مجددًا.' },
    refunding: {
      title: 'المبلغ في طريقه إليك',
      text: 'وصل الدفع متأخرًا أو لم يعد مطلوبًا. سيُعاد المبلغ كاملًا.',
    },
    refunded: { title: 'أُعيد المبلغ', text: 'قد يستغرق ظهوره في حسابك البنكي بضعة أيام.' },
  },
  packagePaid: 'شكرًا لك. أُضيف المبلغ إلى محفظتك.',
  closeHint: 'يمكنك إغلاق هذه النافذة.',
  backLabel: (host) => `العودة إلى ${host}`,
  paymentTypes: {
    1: 'بطاقة',
    4: 'كي نت',
    5: 'بنفت',
    6: 'Apple Pay',
    7: 'مدى',
    8: 'بطاقة',
    9: 'Apple Pay كي نت',
  },
};

/** The texts in a language, or in English if there is no translation. */
export const getPaymentPageText = (
  locale: string,
): PaymentPageText & { readonly lang: 'en' | 'ar'; readonly dir: 'ltr' | 'rtl' } =>
  locale === 'ar' ? { ...ar, lang: 'ar', dir: 'rtl' } : { ...en, lang: 'en', dir: 'ltr' };
