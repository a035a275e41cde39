import { html } from 'hono/html';
import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { pickTranslation } from '../../services/shared/pick-translation.ts';
import {
  type ConsolePage,
  getBusinessName,
  type Html,
  type ListView,
  renderFormToken,
  renderViewFields,
} from '../console/console-frame.ts';
import type { ConsoleBusiness } from '../console/console-model.ts';
import { formatClock, formatOrderType } from '../console/console-text.ts';

/** A branch with the rushes that are in force. */
export interface ConsoleRushBranch {
  readonly business: ConsoleBusiness;
  readonly branch: { readonly id: string; readonly name: LocalizedText };
  readonly types: readonly {
    readonly type: OrderType;
    /** 0 without extra minutes. */
    readonly extraMinutes: number;
    readonly extraUntil: Date | null;
    /** Null if the order type is not paused. */
    readonly pausedUntil: Date | null;
  }[];
}

/** Minutes that operators can add to the preparation. */
export const EXTRA_MINUTES = [10, 20, 40] as const;
/** How long the added minutes can last, in minutes. */
export const EXTRA_DURATIONS_MINUTES = [30, 60, 120] as const;
/** How long an order type can be paused, in minutes. */
export const PAUSE_MINUTES = [20, 60] as const;

interface RushContext {
  readonly view: ListView;
  readonly token: string;
  /** Epoch ms. */
  readonly now: number;
}

type RushType = ConsoleRushBranch['types'][number];

const renderForm = (action: string, label: string, { view, token }: RushContext, fields: Html): Html =>
  html`<form class="rush" method="post" action="${action}" aria-label="${label}">${renderFormToken(token)}${renderViewFields(view)}${fields}</form>`;

function renderState(
  { extraMinutes, extraUntil, pausedUntil }: RushType,
  timeZone: string,
  now: number,
): Html {
  if (!extraUntil && !pausedUntil) return html`<p class="soft">Normal</p>`;
  return html`${pausedUntil && html`<p><strong>Paused until ${formatClock(pausedUntil, timeZone, now)}</strong></p>`}${extraUntil && html`<p><strong>${extraMinutes} minutes longer until ${formatClock(extraUntil, timeZone, now)}</strong></p>`}`;
}

function renderType({ business, branch }: ConsoleRushBranch, rush: RushType, context: RushContext): Html {
  const name = formatOrderType(business, rush.type);
  const { timezone } = business.response.restaurant;
  const action = `/console/rush/${branch.id}/${rush.type}`;
  const isActive = !!rush.extraUntil || !!rush.pausedUntil;
  return html`<section class="rush-type" aria-label="${name}">
<h3>${name}</h3>
${renderState(rush, timezone, context.now)}
${renderForm(
  action,
  `${name}: more time`,
  context,
  html`${EXTRA_MINUTES.map(
    (minutes) => html`<button name="extra" value="${minutes}">+${minutes} min</button>`,
  )}<label>for <select name="lasts">${EXTRA_DURATIONS_MINUTES.map(
    (minutes) =>
      html`<option value="${minutes}"${minutes === 60 && html` selected`}>${minutes} minutes</option>`,
  )}</select></label>`,
)}
${renderForm(
  action,
  `${name}: pause`,
  context,
  html`${PAUSE_MINUTES.map((minutes) => html`<button name="pause" value="${minutes}">Pause ${minutes} min</button>`)}`,
)}
${renderForm(
  action,
  `${name}: pause until a time`,
  context,
  html`<label>Pause until <input type="time" name="until" required></label> <button>Pause</button>`,
)}
${isActive && renderForm(action, `${name}: back to normal`, context, html`<button class="main" name="end" value="yes">Back to normal</button>`)}
</section>`;
}

const renderBranch = (rushBranch: ConsoleRushBranch, context: RushContext): Html => {
  const { business, branch, types } = rushBranch;
  return html`<section class="tables" aria-labelledby="rush-${branch.id}">
<header><h2 id="rush-${branch.id}"><bdi>${getBusinessName(business)}</bdi>, <bdi>${pickTranslation(branch.name, business.response.restaurant.locales)}</bdi></h2></header>
${types.map((rush) => renderType(rushBranch, rush, context))}
</section>`;
};

/** The rush tab: more preparation time and pauses, by branch and order type. */
export const renderRushPage = (
  branches: readonly ConsoleRushBranch[],
  context: RushContext,
  notice: string | null,
): ConsolePage => ({
  tab: 'rush',
  notice,
  main: html`<p class="soft">Customers see the new times at once. A rush ends by itself.</p>
${branches.map((branch) => renderBranch(branch, context))}`,
});
