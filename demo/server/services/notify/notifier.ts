import type { LocalizedText } from '../../../../src/api/schemas/common.ts';

/** How a message reaches a phone. */
export type Channel = 'sms' | 'whatsapp';

/** A one-time code on its way to a phone. */
export interface CodeMessage {
  readonly referenceId: string;
  /** Whose code it is, as its customers know it. */
  readonly businessName: LocalizedText;
  readonly channel: Channel;
  /** "+965" and national digits. */
  readonly dialCode: string;
  readonly phone: string;
  readonly code: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Takes messages to phones. An implementation speaks to a gateway of its channel; it rejects when the message is not on its way. */
export interface Notifier {
  readonly name: string;
  readonly send: (message: CodeMessage) => Promise<void>;
}

/** Who takes the messages of each channel. */
export type Notifiers = Readonly<Record<Channel, Notifier>>;
