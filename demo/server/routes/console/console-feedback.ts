import { html } from 'hono/html';
import type { WireAnswer, WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import { getBusinessName } from './console-frame.ts';
import type { ConsoleBusiness } from './console-model.ts';
import { formatAge } from './console-text.ts';

/** A customer's rating of an order. */
export interface ConsoleReview {
  readonly business: ConsoleBusiness;
  /** The order number. */
  readonly number: string;
  /** 1 to 5. */
  readonly rate: number;
  readonly comment: string;
  readonly changedAt: Date;
}

/** An answer and its question, in the words that the customer saw. */
export interface ConsoleAnswer {
  readonly question: WireQuestion;
  readonly value: WireAnswer['value'];
}

/** A customer's answers to a feedback form. */
export interface ConsoleFeedback {
  readonly business: ConsoleBusiness;
  readonly answers: readonly ConsoleAnswer[];
  readonly comment: string;
  readonly givenAt: Date;
}

const MAX_STARS = 5;
const SMILE_TEXTS = ['very bad', 'bad', 'neutral', 'good', 'very good'];

/** Renders a rating as stars and as text, such as `4 of 5`. */
export const renderStars = (rate: number) =>
  html`<span class="stars"><span aria-hidden="true">${'★'.repeat(rate)}${'☆'.repeat(MAX_STARS - rate)}</span> <span class="soft">${rate} of ${MAX_STARS}</span></span>`;

function renderValue(question: WireQuestion, value: WireAnswer['value'], locales: readonly string[]) {
  if (question.type === 'rate') return renderStars(Number(value));
  if (question.type === 'smile') return SMILE_TEXTS[Number(value) - 1] ?? String(value);
  if (question.type === 'slider') return `${value} (${question.min} to ${question.max})`;
  if (question.type !== 'choices') return html`<bdi>${String(value)}</bdi>`;
  const selectedOptions = question.options.filter(({ id }) => Array.isArray(value) && value.includes(id));
  return html`<bdi>${selectedOptions.map(({ label }) => pickTranslation(label, locales)).join(', ')}</bdi>`;
}

/** Renders answers, each with its question. */
export const renderAnswers = (answers: readonly ConsoleAnswer[], locales: readonly string[]) =>
  answers.map(
    ({ question, value }) =>
      html`<div><bdi class="soft">${pickTranslation(question.label, locales)}</bdi> ${renderValue(question, value, locales)}</div>`,
  );

const renderTime = (at: Date, now: number) =>
  html`<time datetime="${at.toISOString()}">${formatAge(at.getTime(), now)}</time>`;

const renderReviews = (reviews: readonly ConsoleReview[], now: number) =>
  html`<div class="wide"><table>
<caption>Ratings of orders</caption>
<thead><tr><th scope="col">Order</th><th scope="col">Business</th><th scope="col">Rating</th><th scope="col">Comment</th><th scope="col">Date</th></tr></thead>
<tbody>${reviews.map(
    (review) =>
      html`<tr><td><code>${review.number}</code></td><td><bdi>${getBusinessName(review.business)}</bdi></td><td>${renderStars(review.rate)}</td><td class="words"><bdi>${review.comment}</bdi></td><td>${renderTime(review.changedAt, now)}</td></tr>`,
  )}</tbody>
</table></div>`;

const renderFeedback = (feedback: readonly ConsoleFeedback[], now: number) =>
  html`<div class="wide"><table>
<caption>Answers to the feedback forms</caption>
<thead><tr><th scope="col">Business</th><th scope="col">Answers</th><th scope="col">Comment</th><th scope="col">Date</th></tr></thead>
<tbody>${feedback.map((entry) => {
    const { locales } = entry.business.response.restaurant;
    return html`<tr><td><bdi>${getBusinessName(entry.business)}</bdi></td><td class="words">${renderAnswers(entry.answers, locales)}</td><td class="words"><bdi>${entry.comment}</bdi></td><td>${renderTime(entry.givenAt, now)}</td></tr>`;
  })}</tbody>
</table></div>`;

/** Renders ratings and feedback. `now` is epoch ms. */
export const renderReviewsAndFeedback = (
  reviews: readonly ConsoleReview[],
  feedback: readonly ConsoleFeedback[],
  now: number,
) =>
  reviews.length || feedback.length
    ? html`${reviews.length > 0 && renderReviews(reviews, now)}${feedback.length > 0 && renderFeedback(feedback, now)}`
    : html`<p class="empty"><strong>No feedback yet</strong><br>Ratings of orders and answers to the feedback forms appear here.</p>`;
