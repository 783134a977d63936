/** Arrows point down only: which part of the house may know which. */

import type { Mentions } from './imports';

interface Rule {
  /** Holds for files under these paths. */
  readonly from: readonly string[];
  /** What they may not import: a folder, a package or a family of packages. */
  readonly not: readonly string[];
  readonly typesAllowed?: true;
  readonly says: string;
}

/** What is the same wherever it runs. */
export const PARTS: readonly string[] = [
  'functions/api/',
  'functions/clock/',
  'functions/feedback/',
  'functions/habit/',
  'functions/http/',
  'functions/mail/',
  'functions/news/',
  'functions/notify/',
  'functions/play/',
  'functions/publish/',
  'functions/push/',
  'functions/reconcile/',
  'functions/store/',
  'functions/webhook/',
  'functions/work/',
];

const RULES: readonly Rule[] = [
  { from: ['shared/'], not: ['functions/', 'web/', 'infra/'], says: 'shared is the ground floor' },
  { from: ['functions/'], not: ['web/', 'infra/'], says: 'the server does not know the site, nor where it runs' },
  { from: ['web/'], not: ['functions/'], typesAllowed: true, says: 'the site reaches the server over HTTP alone' },
  { from: ['web/'], not: ['infra/'], says: 'the site does not know where it runs' },
  {
    from: ['functions/play/'],
    not: ['functions/api/', 'functions/http/', '@aws-sdk/', '@smithy/', 'hono', '@hono/'],
    says: 'the use cases know neither HTTP nor DynamoDB',
  },
  { from: ['functions/store/'], not: ['functions/play/', 'functions/api/'], says: 'the store does not know who uses it' },
  { from: ['functions/http/'], not: ['functions/api/'], says: 'what answers over HTTP have in common does not know who answers' },
  {
    from: ['functions/aws/'],
    not: PARTS,
    says: 'what speaks with AWS does not know what is said',
  },
  {
    from: [...PARTS, 'functions/aws/'],
    not: ['functions/local/', 'functions/lambda/', 'functions/site/'],
    says: 'the parts do not know how they are wired together',
  },
  {
    from: PARTS.filter((part) => part !== 'functions/store/'),
    not: ['functions/aws/'],
    says: 'what runs on AWS and on one machine alike knows of AWS what the store tells',
  },
];

/** Of everything but tests. */
const PRODUCT_RULES: readonly Rule[] = [
  { from: ['shared/', 'functions/', 'web/', 'infra/'], not: ['test/'], says: 'the product does not know its tests' },
  {
    from: ['shared/'],
    not: ['node:', 'react', 'next', 'hono', '@aws-sdk/'],
    says: 'shared is pure: it runs in a page and on the server alike',
  },
  { from: ['web/'], not: ['zod', 'shared/api/'], typesAllowed: true, says: 'a page does not load the validator' },
];

/** Where a title has a folder of its own, and where it may be named besides, in the registry of each place. */
const HOMES = ['shared/games/', 'web/boards/'];

/** What is wrong with what a file mentions, one line each. */
export function broken(file: string, { imports, texts }: Mentions, titles: readonly string[]): readonly string[] {
  const rules = isTest(file) ? RULES : [...RULES, ...PRODUCT_RULES];
  const upward = imports.flatMap(({ to, types }) =>
    rules.filter((rule) => breaks(rule, file, to, types)).map(({ says }) => `${file} imports ${to}: ${says}`),
  );
  const strangers = titles.filter((title) => !mayName(file, title));
  const named = strangers.filter((title) => texts.includes(title) || imports.some(({ to }) => liesInHome(to, title)));
  return [...upward, ...named.map((title) => `${file} names ${title}: only its own folders, the registries and tests do`)];
}

function breaks({ from, not, typesAllowed }: Rule, file: string, to: string, types: boolean): boolean {
  return from.some((place) => file.startsWith(place)) && not.some((place) => liesIn(to, place)) && !(types && typesAllowed);
}

/** `functions/` holds functions/api; `hono` is the package with all its parts; `@aws-sdk/` and `node:` are families. */
function liesIn(to: string, place: string): boolean {
  return /\W$/.test(place) ? to.startsWith(place) || `${to}/` === place : to === place || to.startsWith(`${place}/`);
}

function liesInHome(to: string, title: string): boolean {
  return HOMES.some((home) => liesIn(to, `${home}${title}/`));
}

/** One title's folder never names another title, not even in a test. */
function mayName(file: string, title: string): boolean {
  const home = HOMES.find((place) => file.startsWith(place));
  const [first, second] = home === undefined ? [] : file.slice(home.length).split('/');
  if (second !== undefined) return first === title;
  return isTest(file) || first === 'index.ts';
}

/** Or what only tests use. */
function isTest(file: string): boolean {
  return file.startsWith('test/') || /\.test\.tsx?$/.test(file) || file.includes('/support/');
}
