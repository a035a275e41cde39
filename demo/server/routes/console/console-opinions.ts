import { html } from 'hono/html';
import type { WireAnswer, WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsoleAnswer, ConsoleFeedback, ConsoleReview } from './console-overviews.ts';
import { age } from './console-text.ts';

const MOST_STARS = 5;
const SMILES = ['very bad', 'bad', 'so-so', 'good', 'very good'];

/** `4 of 5`, with as many stars. */
export const starsView = (rate: number) =>
  html`<span class="stars"><span aria-hidden="true">${'★'.repeat(rate)}${'☆'.repeat(MOST_STARS - rate)}</span> <span class="soft">${rate} of ${MOST_STARS}</span></span>`;

function valueView(question: WireQuestion, value: WireAnswer['value'], locales: readonly string[]) {
  if (question.type === 'rate') return starsView(Number(value));
  if (question.type === 'smile') return SMILES[Number(value) - 1] ?? String(value);
  if (question.type === 'slider') return `${value} (${question.min} to ${question.max})`;
  if (question.type !== 'choices') return html`<bdi>${String(value)}</bdi>`;
  const chosen = question.options.filter(({ id }) => Array.isArray(value) && value.includes(id));
  return html`<bdi>${chosen.map(({ label }) => pickTranslation(label, locales)).join(', ')}</bdi>`;
}

/** Answers with what was asked. */
export const answersView = (answers: readonly ConsoleAnswer[], locales: readonly string[]) =>
  answers.map(
    ({ question, value }) =>
      html`<div><bdi class="soft">${pickTranslation(question.label, locales)}</bdi> ${valueView(question, value, locales)}</div>`,
  );

const nameOf = ({ business: { referenceId, response } }: ConsoleReview | ConsoleFeedback): string =>
  pickTranslation(response.restaurant.business_name, response.restaurant.locales) || referenceId;

const whenView = (at: Date, now: number) =>
  html`<time datetime="${at.toISOString()}">${age(at.getTime(), now)}</time>`;

const reviewTable = (reviews: readonly ConsoleReview[], now: number) =>
  html`<div class="wide"><table>
<caption>What customers say of their orders</caption>
<thead><tr><th scope="col">Order</th><th scope="col">Business</th><th scope="col">Rating</th><th scope="col">Comment</th><th scope="col">Said</th></tr></thead>
<tbody>${reviews.map(
    (review) =>
      html`<tr><td><code>${review.number}</code></td><td><bdi>${nameOf(review)}</bdi></td><td>${starsView(review.rate)}</td><td class="words"><bdi>${review.comment}</bdi></td><td>${whenView(review.changedAt, now)}</td></tr>`,
  )}</tbody>
</table></div>`;

const feedbackTable = (feedback: readonly ConsoleFeedback[], now: number) =>
  html`<div class="wide"><table>
<caption>Answers to the feedback forms</caption>
<thead><tr><th scope="col">Business</th><th scope="col">Answers</th><th scope="col">Comment</th><th scope="col">Given</th></tr></thead>
<tbody>${feedback.map((given) => {
    const { locales } = given.business.response.restaurant;
    return html`<tr><td><bdi>${nameOf(given)}</bdi></td><td class="words">${answersView(given.answers, locales)}</td><td class="words"><bdi>${given.comment}</bdi></td><td>${whenView(given.givenAt, now)}</td></tr>`;
  })}</tbody>
</table></div>`;

/** Ratings and feedback; `now` is epoch ms. */
export const opinionTables = (
  reviews: readonly ConsoleReview[],
  feedback: readonly ConsoleFeedback[],
  now: number,
) =>
  reviews.length || feedback.length
    ? html`${reviews.length > 0 && reviewTable(reviews, now)}${feedback.length > 0 && feedbackTable(feedback, now)}`
    : html`<p class="empty"><strong>Nobody has said anything yet</strong><br>Ratings of orders and answers to the feedback forms appear here.</p>`;
