/** The tables of docs/cost.md, from what was measured, what is assumed and what AWS asks for. */

import { DAYS, LOOK_EVERY, MIX, MOVES_A_DAY, PACE, REMINDED, VISIT, VISITS_A_MOVE } from './assumptions';
import type { GameCost } from './measure';
import { GB, LOOKED_UP, type Paid, PRICES, type Price } from './prices';
import { meanOf, questionsIn, type Usage, usageOf } from './usage';

const PAID = Object.keys(PRICES) as Paid[];

const DAY = 24 * 60 * 60_000;

const SCENES = [
  { head: 'Nobody plays', running: 0 },
  { head: '100 games run', running: 100 },
  { head: '100,000 games run', running: 100_000 },
] as const;

/** All tables, as Markdown. */
export function tablesOf(games: readonly GameCost[]): string {
  const mean = meanOf(games);
  return [
    '### A whole game, as measured',
    '',
    ...measuredTable(games),
    '',
    '### The clock, as measured',
    '',
    ...clockTable(games),
    '',
    '### A month',
    '',
    ...summary(games),
    '',
    ...SCENES.flatMap(({ head, running }) => [`### ${head}`, '', ...billTable(usageOf(mean, running)), '']),
    '### Prices',
    '',
    `In USD, for us-east-1, looked up on ${LOOKED_UP}.`,
    '',
    ...priceTable(),
  ].join('\n');
}

/** What a month costs, and what is left of it where something is free for ever. */
export function totalOf(usage: Usage): { readonly full: number; readonly left: number } {
  const full = PAID.reduce((sum, paid) => sum + costOf(PRICES[paid], usage[paid]), 0);
  const left = PAID.reduce((sum, paid) => sum + leftOf(PRICES[paid], usage[paid]), 0);
  return { full, left };
}

function costOf({ per, price }: Price, quantity: number): number {
  return (quantity / per) * price;
}

function leftOf(price: Price, quantity: number): number {
  return costOf(price, Math.max(0, quantity - price.free));
}

function measuredTable(games: readonly GameCost[]): readonly string[] {
  return markdown(
    ['', 'moves', 'API requests', 'write units', 'read units', 'messages', 'mails', 'a look: read units', 'bytes', 'stored, KB'],
    games.map(({ name, moves, commands, work, look, stored }) => [
      name,
      ...[moves, commands.requests, commands.writes + work.writes, commands.reads + work.reads].map(number),
      ...[work.messages, work.mails, look.reads, look.bytes, stored / 1024].map(number),
    ]),
  );
}

/** What one of each costs. */
function clockTable(games: readonly GameCost[]): readonly string[] {
  return markdown(
    ['', 'a game that it finds: write units', 'read units', 'a reminder: write units', 'read units'],
    games.map(({ name, found, reminder }) => [name, ...[found.writes, found.reads, reminder.writes, reminder.reads].map(number)]),
  );
}

function summary(games: readonly GameCost[]): readonly string[] {
  const mean = meanOf(games);
  const mix = Object.entries(MIX).map(([name, share]) => `${100 * share} % ${name}`);
  const [idle, some, many] = SCENES.map(({ running }) => totalOf(usageOf(mean, running)));
  const questions = questionsIn(VISIT);
  return [
    `Of the games ${mix.join(', ')}; ${MOVES_A_DAY} moves a day in each, ${VISITS_A_MOVE} visits a move of ${VISIT / 60_000} minutes each, in`,
    `which an open page asks ${questions} times for news of the game and ${questions} times for news of the talk. A turn may take ${PACE.turn / DAY} days: the`,
    `clock finds a game every ${number(LOOK_EVERY / DAY)} days, and before ${100 * REMINDED} % of the moves there is a reminder. A month has ${DAYS} days.`,
    '',
    ...markdown(
      ['', 'USD a month', 'with the free tier', 'USD a game and month'],
      [
        ['nobody plays', money(idle?.full), money(idle?.left), ''],
        ['100 games run', money(some?.full), money(some?.left), money((some?.left ?? 0) / 100)],
        ['100,000 games run', money(many?.full), money(many?.left), ((many?.left ?? 0) / 100_000).toFixed(4)],
      ],
    ),
  ];
}

function billTable(usage: Usage): readonly string[] {
  const { full, left } = totalOf(usage);
  const rows = PAID.filter((paid) => usage[paid] > 0).map((paid) => {
    const price = PRICES[paid];
    const quantity = `${number(price.per === GB ? usage[paid] / GB : usage[paid])} ${usage[paid] === 1 ? price.unit.replace(/s$/, '') : price.unit}`;
    return [price.what, quantity, money(costOf(price, usage[paid])), money(leftOf(price, usage[paid]))];
  });
  return markdown(['', 'quantity', 'USD', 'with the free tier'], [...rows, ['**In all**', '', money(full), money(left)]]);
}

function priceTable(): readonly string[] {
  return markdown(
    ['', 'USD', 'for', 'free each month', 'known from'],
    PAID.map((paid) => {
      const { what, unit, per, price, free, source }: Price = PRICES[paid];
      const bytes = per === GB;
      const times = bytes || per === 1 ? `1 ${unit.replace(/s$/, '')}` : `${number(per)} ${unit}`;
      const without = free === 0 ? '' : `${number(bytes ? free / GB : free)} ${unit}`;
      return [what, String(price), times, without, source === 'page' ? 'a stored page' : 'general knowledge'];
    }),
  );
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)];
}

function number(value: number): string {
  return value.toLocaleString('en', value < 10 ? { maximumFractionDigits: 2 } : { maximumFractionDigits: 0 });
}

function money(value = 0): string {
  return value.toLocaleString(
    'en',
    value >= 1_000 ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
}
