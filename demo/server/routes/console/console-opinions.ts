import { html } from 'hono/html';
import type { WireAnswer, WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import type { ConsoleAnswer, ConsoleFeedback, ConsoleReview } from './console-overviews.ts';
import { formatAge } from './console-text.ts';

const MAX_STARS = 5;
const SMILES = ['very bad', 'bad', 'so-so', 'good', 'very good'];

/** `4 of 5`, with as many stars. */
export const renderStars = (rate: number) =>
  html`<span class="stars"><span aria-hidden="true">${'★'.repeat(rate)}${'☆'.repeat(MAX_STARS - rate)}</span> <span class="soft">${rate} of ${MAX_STARS}</span></span>`;

function renderValue(question: WireQuestion, value: WireAnswer['value'], locales: readonly string[]) {
  if (question.type === 'rate') return renderStars(Number(value));
  if (question.type === 'smile') return SMILES[Number(value) - 1] ?? String(value);
  if (question.type === 'slider') return `${value} (${question.min} to ${question.max})`;
  if (question.type !== 'choices') return html`<bdi>${String(value)}</bdi>`;
  const chosen = question.options.filter(({ id }) => Array.isArray(value) && value.includes(id));
  return html`<bdi>${chosen.map(({ label }) => pickTranslation(label, locales)).join(', ')}</bdi>`;
}

/** Answers with what was asked. */
export const renderAnswers = (answers: readonly ConsoleAnswer[], locales: readonly string[]) =>
  answers.map(
    ({ question, value }) =>
      html`<div><bdi class="soft">${pickTranslation(question.label, locales)}</bdi> ${renderValue(question, value, locales)}</div>`,
  );

const nameOf = ({ business: { referenceId, response } }: ConsoleReview | ConsoleFeedback): string =>
  pickTranslation(response.restaurant.business_name, response.restaurant.locales) || referenceId;

const renderTime = (at: Date, now: number) =>
  html`<time datetime="${at.toISOString()}">${formatAge(at.getTime(), now)}</time>`;

const renderReviews = (reviews: readonly ConsoleReview[], now: number) =>
  html`<div class="wide"><table>
<caption>What customers say of their orders</caption>
<thead><tr><th scope="col">Order</th><th scope="col">Business</th><th scope="col">Rating</th><th scope="col">Comment</th><th scope="col">Said</th></tr></thead>
<tbody>${reviews.map(
    (review) =>
      html`<tr><td><code>${review.number}</code></td><td><bdi>${nameOf(review)}</bdi></td><td>${renderStars(review.rate)}</td><td class="words"><bdi>${review.comment}</bdi></td><td>${renderTime(review.changedAt, now)}</td></tr>`,
  )}</tbody>
</table></div>`;

const renderFeedback = (feedback: readonly ConsoleFeedback[], now: number) =>
  html`<div class="wide"><table>
<caption>Answers to the feedback forms</caption>
<thead><tr><th scope="col">Business</th><th scope="col">Answers</th><th scope="col">Comment</th><th scope="col">Given</th></tr></thead>
<tbody>${feedback.map((given) => {
    const { locales } = given.business.response.restaurant;
    return html`<tr><td><bdi>${nameOf(given)}</bdi></td><td class="words">${renderAnswers(given.answers, locales)}</td><td class="words"><bdi>${given.comment}</bdi></td><td>${renderTime(given.givenAt, now)}</td></tr>`;
  })}</tbody>
</table></div>`;

/** Ratings and feedback; `now` is epoch ms. */
export const renderOpinions = (
  reviews: readonly ConsoleReview[],
  feedback: readonly ConsoleFeedback[],
  now: number,
) =>
  reviews.length || feedback.length
    ? html`${reviews.length > 0 && renderReviews(reviews, now)}${feedback.length > 0 && renderFeedback(feedback, now)}`
    : html`<p class="empty"><strong>Nobody has said anything yet</strong><br>Ratings of orders and answers to the feedback forms appear here.</p>`;
