import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';

/** How a message reaches a phone. */
export type Channel = 'sms' | 'whatsapp';

interface ToPhone {
  readonly referenceId: string;
  readonly channel: Channel;
  /** "+965" and national digits. */
  readonly dialCode: string;
  readonly phone: string;
  readonly sentAt: Date;
}

/** A one-time code on its way to a phone. */
export interface CodeMessage extends ToPhone {
  /** Whose code it is, as its customers know it. */
  readonly businessName: LocalizedText;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Words on their way to a phone, in the language of whoever has it. */
export interface TextMessage extends ToPhone {
  readonly text: string;
}

/** Takes messages to phones. An implementation speaks to a gateway of its channel; it rejects when the message is not on its way. */
export interface Notifier {
  readonly name: string;
  readonly send: (message: CodeMessage) => Promise<void>;
  readonly tell: (message: TextMessage) => Promise<void>;
}

/** Who takes the messages of each channel. */
export type Notifiers = Readonly<Record<Channel, Notifier>>;
